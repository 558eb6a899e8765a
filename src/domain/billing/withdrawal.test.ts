import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicHoliday } from './public-holidays.ts';
import { lastWithdrawalDay, mayWithdraw, withdrawalRefund } from './withdrawal.ts';

test.each([
  ['2026-11-16T10:00:00Z', '2026-11-30', 'fourteen days after a Monday'],
  ['2026-11-14T10:00:00Z', '2026-11-30', 'a Saturday term moves to Monday'],
  ['2026-12-11T10:00:00Z', '2026-12-28', 'Christmas, then a week-end'],
  ['2026-11-16T23:30:00Z', '2026-12-01', 'half past midnight in Paris is the next day'],
])('ordered %s, the last day is %s: %s', (ordered, last) => {
  expect(lastWithdrawalDay(new Date(ordered))).toBe(last);
});

test('the last day counts until midnight in Paris', () => {
  const ordered = new Date('2026-11-16T10:00:00Z');
  expect(mayWithdraw(ordered, new Date('2026-11-30T22:59:00Z'))).toBe(true);
  expect(mayWithdraw(ordered, new Date('2026-11-30T23:01:00Z'))).toBe(false);
});

test.each(['2026-04-06', '2026-05-14', '2026-05-25', '2027-03-29'])('%s is a holiday', (day) => {
  expect(isPublicHoliday(day)).toBe(true);
});

const paid = {
  paidCents: 3999,
  refundedCents: 0,
  periodStart: new Date('2026-11-01T10:00:00Z'),
  periodEnd: new Date('2026-12-01T10:00:00Z'),
};

test('whoever did not ask for access at once is paid back whole', () => {
  expect(withdrawalRefund(paid, false, new Date('2026-11-10T10:00:00Z'))).toBe(3999);
});

test('whoever asked pays the days they had: three of thirty leave 36 €', () => {
  expect(withdrawalRefund(paid, true, new Date('2026-11-04T11:00:00Z'))).toBe(3600);
});

test('a refund is never negative nor above what was paid', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.nat(5000), fc.boolean(), fc.nat(60), (cents, back, asked, day) => {
      const now = new Date(paid.periodStart.getTime() + day * 86_400_000);
      const refund = withdrawalRefund(
        { ...paid, paidCents: cents, refundedCents: back },
        asked,
        now,
      );
      expect(refund).toBeGreaterThanOrEqual(0);
      expect(refund).toBeLessThanOrEqual(cents);
    }),
  );
});
