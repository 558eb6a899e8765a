import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysLeft, drawCode, normaliseCode, oneMonthAfter } from './institutional-code.ts';

test('a code is compared in capitals, without spaces, up to twenty characters', () => {
  expect(normaliseCode(' lycée-hugo 26 ')).toBe('LYCÉE-HUGO26');
  expect(normaliseCode('a'.repeat(40))).toHaveLength(20);
  // A telephone may write the accent apart from its letter.
  expect(normaliseCode('lyce\u0301e')).toBe('LYCÉE');
});

test('one month after 31 January is the last of February', () => {
  expect(oneMonthAfter(new Date('2027-01-31T10:00:00Z')).toISOString()).toBe(
    '2027-02-28T10:00:00.000Z',
  );
  expect(oneMonthAfter(new Date('2026-12-15T10:00:00Z')).toISOString()).toBe(
    '2027-01-15T10:00:00.000Z',
  );
});

test('a day begun counts as a day left', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  expect(daysLeft(new Date('2026-11-22T11:00:00Z'), now)).toBe(7);
  expect(daysLeft(new Date('2026-11-14T11:00:00Z'), now)).toBe(0);
});

test('[B6] drawn codes carry at least 60 bits and pass through our own rule unchanged', () => {
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  fc.assert(
    fc.property(fc.constant(0), () => {
      const code = drawCode(random);
      expect(code).toMatch(/^[A-HJKMNP-Z2-9]{13}$/);
      expect(normaliseCode(code)).toBe(code);
    }),
  );
  expect(13 * Math.log2(31)).toBeGreaterThan(60);
});
