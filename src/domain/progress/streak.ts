import { type Day, dayNumber, dayOfNumber } from './day.ts';

/** Freezes a pupil holds at most; they are given, never sold. */
export const MOST_FREEZES = 2;
/** Days of work after which a spent freeze comes back. */
export const DAYS_TO_EARN_A_FREEZE = 7;

export type Streak = {
  /** Days of work in a row, frozen days skipped over; a day still under way breaks nothing. */
  current: number;
  best: number;
  freezes: number;
  /** Days that a freeze stood in for, oldest first. */
  frozenDays: Day[];
  isActiveToday: boolean;
};

/**
 * Read from the days of work alone, so that it can be computed again at any time. A missed day takes a
 * freeze by itself; when none is left the streak ends, and the next one starts with all freezes again.
 */
export function readStreak(daysOfWork: Iterable<Day>, today: Day): Streak {
  const days = [...new Set(daysOfWork)].filter((day) => day <= today).sort();
  const streak: Streak = {
    ...{ current: 0, best: 0, freezes: MOST_FREEZES, frozenDays: [] },
    isActiveToday: days.at(-1) === today,
  };
  let sinceFreeze = 0;
  let previous: number | undefined;

  const passUntil = (day: number) => {
    if (previous === undefined) return;
    const missed = day - previous - 1;
    const covered = Math.min(missed, streak.freezes);
    for (let after = 1; after <= covered; after++)
      streak.frozenDays.push(dayOfNumber(previous + after));
    streak.freezes -= covered;
    if (covered > 0) sinceFreeze = 0;
    if (missed <= covered) return;
    streak.current = 0;
    streak.freezes = MOST_FREEZES;
    sinceFreeze = 0;
  };

  for (const day of days.map(dayNumber)) {
    passUntil(day);
    streak.current++;
    streak.best = Math.max(streak.best, streak.current);
    sinceFreeze++;
    if (streak.freezes < MOST_FREEZES && sinceFreeze >= DAYS_TO_EARN_A_FREEZE) {
      streak.freezes++;
      sinceFreeze = 0;
    }
    previous = day;
  }
  if (!streak.isActiveToday) passUntil(dayNumber(today));
  return streak;
}

const STEP = 0.05;
const MOST_STEPS = 10;

/** What a streak multiplies the XP of a copy by: nothing on the first day, half as much again from the eleventh. */
export const streakMultiplier = (streak: number): number =>
  Math.round((1 + STEP * Math.min(Math.max(streak - 1, 0), MOST_STEPS)) * 100) / 100;
