import { expect, test } from 'vitest';
import { mayAsk } from './may-ask.ts';

const corrected = (times: number) =>
  Array.from({ length: times }, () => ({ status: 'completed' as const }));
const ready = { exams: corrected(2), isInstalled: false, isRefused: false, canInstall: true };

test('the question comes with the second correction, not before', () => {
  expect(mayAsk({ ...ready, exams: corrected(1) })).toBe(false);
  expect(mayAsk({ ...ready, exams: [...corrected(1), { status: 'failed' }] })).toBe(false);
  expect(mayAsk(ready)).toBe(true);
});

test('it never comes where it is installed, was refused, or cannot be done', () => {
  expect(mayAsk({ ...ready, isInstalled: true })).toBe(false);
  expect(mayAsk({ ...ready, isRefused: true })).toBe(false);
  expect(mayAsk({ ...ready, canInstall: false })).toBe(false);
});
