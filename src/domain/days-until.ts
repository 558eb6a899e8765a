import { parisDay } from './exam/paris-day.ts';

const DAY_MS = 86_400_000;

/** Whole days from now to a date of the calendar, both in Paris; 0 on the day and after it. */
export function daysUntil(date: string, now: Date): number {
  const from = Date.parse(parisDay(now));
  return Math.max(0, Math.round((Date.parse(date) - from) / DAY_MS));
}
