import { expect, test } from 'vitest';
import { daysUntil } from './days-until.ts';

test('counts the nights left before the exam, in Paris', () => {
  expect(daysUntil('2027-06-14', new Date('2026-11-15T06:00:00Z'))).toBe(211);
  // 23:30 in London is already tomorrow in Paris.
  expect(daysUntil('2027-06-14', new Date('2027-06-12T23:30:00Z'))).toBe(1);
});

test('is zero on the day, and stays so', () => {
  expect(daysUntil('2027-06-14', new Date('2027-06-14T10:00:00Z'))).toBe(0);
  expect(daysUntil('2027-06-14', new Date('2027-07-01T10:00:00Z'))).toBe(0);
});
