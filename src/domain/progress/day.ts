/** A day in Paris, as `2026-11-15`. Days compare and sort as plain text. */
export type Day = string;

const MS_A_DAY = 86_400_000;

// Days are counted in UTC, where none of them has 23 or 25 hours.
const toTime = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: Day, days: number): Day =>
  new Date(toTime(day) + days * MS_A_DAY).toISOString().slice(0, 10);

/** How many days from `from` to `to`; negative when `to` comes first. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((toTime(to) - toTime(from)) / MS_A_DAY);

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: Day): number => (new Date(toTime(day)).getUTCDay() + 6) % 7;

/** The Monday of that day's week. */
export const mondayOf = (day: Day): Day => addDays(day, -weekdayOf(day));
