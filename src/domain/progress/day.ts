/** A day in Paris, as `2026-11-15`. Days compare and sort as plain text. */
export type Day = string;

const MS_A_DAY = 86_400_000;

/** Days since 1970: for those who reckon with many. Counted in UTC, where no day has 23 or 25 hours. */
export const dayNumber = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / MS_A_DAY;

export const dayOfNumber = (number: number): Day =>
  new Date(number * MS_A_DAY).toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => dayOfNumber(dayNumber(day) + days);

/** How many days from `from` to `to`; negative when `to` comes first. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from);

/** 0 for Monday to 6 for Sunday: 1970 began on a Thursday. */
export const weekdayOf = (day: Day): number => (((dayNumber(day) + 3) % 7) + 7) % 7;

/** The Monday of that day's week. */
export const mondayOf = (day: Day): Day => addDays(day, -weekdayOf(day));
