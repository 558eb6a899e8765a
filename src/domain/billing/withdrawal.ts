import { parisDay } from '../exam/paris-day.ts';
import { isPublicHoliday } from './public-holidays.ts';

export const WITHDRAWAL_DAYS = 14;
const DAY_MS = 86_400_000;

/**
 * The last Paris day on which the contract can be renounced. The day of the order does not count,
 * and a term on a Saturday, a Sunday or a public holiday moves to the next working day (L. 221-19).
 */
export function lastWithdrawalDay(orderedAt: Date): string {
  // Noon keeps the count away from the two days a year that last 23 or 25 hours.
  const noon = new Date(`${parisDay(orderedAt)}T12:00:00Z`);
  let term = new Date(noon.getTime() + WITHDRAWAL_DAYS * DAY_MS);
  while (isRestDay(term)) term = new Date(term.getTime() + DAY_MS);
  return parisDay(term);
}

export const mayWithdraw = (orderedAt: Date, now: Date): boolean =>
  parisDay(now) <= lastWithdrawalDay(orderedAt);

const isRestDay = (day: Date) =>
  day.getUTCDay() === 0 || day.getUTCDay() === 6 || isPublicHoliday(parisDay(day));

type Paid = { paidCents: number; refundedCents: number; periodStart: Date; periodEnd: Date };

/**
 * What is paid back. Whoever asked for access at once pays for the whole days they had (L. 221-25);
 * whoever did not ask owes nothing.
 */
export function withdrawalRefund(paid: Paid, askedForAccess: boolean, now: Date): number {
  const left = Math.max(0, paid.paidCents - paid.refundedCents);
  if (!askedForAccess) return left;
  const days = (from: Date, to: Date) => Math.max(0, Math.floor((+to - +from) / DAY_MS));
  const whole = Math.max(1, days(paid.periodStart, paid.periodEnd));
  const used = Math.min(whole, days(paid.periodStart, now));
  return Math.max(0, left - Math.floor((paid.paidCents * used) / whole));
}
