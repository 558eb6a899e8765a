import type { Subject } from '../exam/exam.ts';
import { addDays, type Day, weekdayOf } from './day.ts';
import type { ErrorTrend } from './error-trends.ts';
import { PRO_CARDS_A_DAY } from './revision-card.ts';
import type { Skill } from './skills.ts';
import type { SubjectScore } from './subject-scores.ts';

export const PLAN_DAYS = 7;

/** One day of the plan: what to do, on what, and how long it takes. */
export type PlannedDay = {
  day: Day;
  task: 'cards' | 'skill' | 'copy' | 'rest';
  /** The category of a fault, the key of a skill, or the subject of a copy. */
  theme: string | null;
  cards: number;
  minutes: number;
};

type PlanInputs = {
  today: Day;
  weeklyDays: number;
  /** When each card of the pupil is due, as Paris days. */
  dueDays: readonly Day[];
  errors: readonly ErrorTrend[];
  skills: readonly Skill[];
  subjects: readonly SubjectScore[];
};

// Least free days of a school week last: rest falls on them first.
const REST_ORDER = [4, 0, 3, 1];
const COPY_DAYS = [2, 5];
const SECONDS_A_CARD = 45;
const SKILL_MINUTES = 8;
const COPY_MINUTES = 60;

/** Seven days from today: cards as they fall due, a fault or a skill a day, a copy on Wednesday and Saturday. */
export function planWeek(inputs: PlanInputs): PlannedDay[] {
  const { today, weeklyDays, dueDays, errors, skills } = inputs;
  const resting = new Set(REST_ORDER.slice(0, PLAN_DAYS - weeklyDays));
  const faults = errors.filter(({ direction }) => direction !== 'gone').map((e) => e.category);
  const weakSkills = skills.toSorted((a, b) => a.score - b.score).map(({ key }) => key);
  const subject = weakestOf(inputs.subjects);
  let carried = 0;
  let turn = 0;
  return Array.from({ length: PLAN_DAYS }, (_, offset) => {
    const day = addDays(today, offset);
    const due = dueDays.filter((d) => (offset === 0 ? d <= day : d === day)).length + carried;
    if (resting.has(weekdayOf(day))) {
      carried = due;
      return { day, task: 'rest', theme: null, cards: 0, minutes: 0 };
    }
    const cards = Math.min(due, PRO_CARDS_A_DAY);
    carried = due - cards;
    const cardMinutes = Math.ceil((cards * SECONDS_A_CARD) / 60);
    if (COPY_DAYS.includes(weekdayOf(day))) {
      return { day, task: 'copy', theme: subject, cards, minutes: COPY_MINUTES + cardMinutes };
    }
    const onSkill = cards < 3 && weakSkills.length > 0;
    const themes: readonly string[] = onSkill ? weakSkills : faults;
    const theme = themes[Math.floor(turn++ / 2) % Math.max(themes.length, 1)] ?? null;
    const minutes = onSkill ? SKILL_MINUTES + cardMinutes : Math.max(cardMinutes, 5);
    return { day, task: onSkill ? 'skill' : 'cards', theme, cards, minutes };
  });
}

const weakestOf = (subjects: readonly SubjectScore[]): Subject | null =>
  subjects.filter(({ average }) => average !== null).toSorted((a, b) => a.average! - b.average!)[0]
    ?.subject ?? null;
