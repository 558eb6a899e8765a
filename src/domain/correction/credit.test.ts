import { expect, test } from 'vitest';
import { creditAfter, creditAfterModeration } from './credit.ts';

test('a correction made without its model costs nothing', () => {
  expect(creditAfter({ notes: [{ code: 'model-unavailable', reason: 'too-slow' }] })).toBe(
    'returned',
  );
  expect(creditAfter({ notes: [{ code: 'subject-unknown' }] })).toBe('used');
});

test('a copy that was stopped costs nothing', () => {
  const passages = [{ start: 0, end: 1 }];
  expect(
    creditAfterModeration({ decision: 'stop', reason: 'self_harm', help: 'self_harm', passages }),
  ).toBe('returned');
  expect(creditAfterModeration({ decision: 'mark', passages })).toBe('used');
});
