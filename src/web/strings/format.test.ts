import { expect, test } from 'vitest';
import { count, formatDay, formatGrade, formatNumber, formatPercent } from './format.ts';

test('a grade is written with a comma', () => {
  expect(formatGrade(12.5)).toBe('12,5/20');
  expect(formatGrade(14, 20)).toBe('14/20');
});

test('nought is singular', () => {
  expect(count(0, 'mot')).toBe('0\u00a0mot');
  expect(count(1, 'mot')).toBe('1\u00a0mot');
  expect(count(2, 'mot')).toBe('2\u00a0mots');
  expect(count(2, 'travail', 'travaux')).toBe('2\u00a0travaux');
});

test('thousands are parted by a narrow space', () => {
  expect(formatNumber(12_345)).toBe('12\u202f345');
});

test('a day is spelled out', () => {
  expect(formatDay('2026-11-15T12:00:00Z')).toBe('15 novembre 2026');
});

test('a share is a whole percentage', () => {
  expect(formatPercent(0.724)).toBe('72\u00a0%');
});
