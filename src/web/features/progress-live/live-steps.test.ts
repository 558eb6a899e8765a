import { expect, test } from 'vitest';
import { liveSteps } from './live-steps.ts';

const processing = { status: 'processing', awaitsCheck: false } as const;
const states = (known: Parameters<typeof liveSteps>[0]) =>
  liveSteps(known).map(({ state }) => state);

test('as soon as the copy is sent its first step is done', () => {
  const exam = { status: 'pending', awaitsCheck: false } as const;
  expect(states({ exam, isRead: false })).toEqual(['done', 'now', 'next', 'next', 'next']);
});

test('while reading, the page is named', () => {
  const event = { step: 'reading', at: 2, of: 3 };
  expect(liveSteps({ exam: processing, event, isRead: false })[1]).toEqual({
    name: 'reading',
    state: 'now',
    at: 2,
    of: 3,
  });
});

test('each event of the server moves the list on, the grade comes last', () => {
  const at = (step: string) =>
    liveSteps({ exam: processing, event: { step }, isRead: true }).find(
      ({ state }) => state === 'now',
    )?.name;
  expect(['read', 'analysing', 'marking', 'checking-quotations', 'grading'].map(at)).toEqual([
    'analysing',
    'analysing',
    'analysing',
    'checking',
    'grading',
  ]);
});

test('after a reload nothing was heard, and what was read tells how far it is', () => {
  expect(states({ exam: processing, isRead: true })[2]).toBe('now');
});

test('a copy that waits for its author is not said to be at work', () => {
  const exam = { status: 'processing', awaitsCheck: true } as const;
  expect(states({ exam, event: { step: 'to-check' }, isRead: true })).toEqual([
    'done',
    'done',
    'next',
    'next',
    'next',
  ]);
});
