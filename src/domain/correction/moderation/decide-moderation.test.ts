import { expect, test } from 'vitest';
import { decideModeration, withSecondOpinion } from './decide-moderation.ts';

const concern = (level: 'none' | 'low' | 'medium' | 'high', violence = false) => ({
  level,
  violence,
  passages: [{ start: 0, end: 4 }],
});
const nothing = { kind: 'none' as const, passages: [] };
const insult = { kind: 'insult' as const, passages: [{ start: 5, end: 9 }] };

test('danger stops the correction, whatever else the copy says', () => {
  expect(decideModeration(concern('high'), insult)).toMatchObject({
    decision: 'stop',
    reason: 'self_harm',
  });
});

test('« je parlais d’un sujet de cours » lets the correction go on, with the lines in reach', () => {
  expect(decideModeration(concern('high'), nothing, { confirmedStudy: true })).toMatchObject({
    decision: 'mark',
    help: 'dark_thoughts',
  });
});

test('dark thoughts and unease are marked, with a word of help', () => {
  expect(decideModeration(concern('medium'), nothing)).toMatchObject({
    decision: 'mark',
    help: 'dark_thoughts',
  });
  expect(decideModeration(concern('low'), nothing)).toMatchObject({
    decision: 'mark',
    help: 'unease',
  });
  expect(decideModeration(concern('none'), nothing)).toEqual({
    decision: 'mark',
    passages: [{ start: 0, end: 4 }],
  });
});

test('insults stop a copy only when nobody seems to suffer', () => {
  expect(decideModeration(concern('none'), insult)).toMatchObject({
    decision: 'stop',
    reason: 'abuse',
  });
  expect(decideModeration(concern('low'), insult)).toMatchObject({ decision: 'mark' });
});

test('a second opinion raises freely and lowers by one step', () => {
  expect(withSecondOpinion(concern('none'), concern('high')).level).toBe('high');
  expect(withSecondOpinion(concern('high'), concern('none')).level).toBe('medium');
});
