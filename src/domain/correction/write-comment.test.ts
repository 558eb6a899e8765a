import { expect, test } from 'vitest';
import caps from '#content/rubrics/caps.json' with { type: 'json' };
import comments from '#content/rubrics/comments.json' with { type: 'json' };
import signs from '#content/rubrics/signs.json' with { type: 'json' };
import type { RemarkDraft } from './marking.ts';
import { writeComment } from './write-comment.ts';

const short = { message: 'Copie beaucoup trop courte.', group: 'length' as const };
const off = {
  message: 'La copie ne parle pas du sujet posé.',
  advice: 'Relis le sujet.',
  group: 'subject' as const,
};
const said = {
  ...{ band: 'A0', worth: 'A0', turn: 0, remarks: [], limits: '', ceilings: [] },
  levers: ['Développe : affirme, explique.', 'Relis-toi.'],
};
const strength = (text: string): RemarkDraft => ({
  ...{ kind: 'strength', axis: 'argumentation', severity: 1, explanation: 'Tu cites de près.' },
  hints: { question: '', clue: '', method: '', example: '' },
  quotes: [{ text }],
});

test('the advice against a ceiling is not the advice on a sign over again', () => {
  const opening = (advice: string) => advice.slice(0, 40);
  const tips = new Set(Object.values(signs.signs).map(({ tip }) => opening(tip)));
  const twice = caps.caps.filter((cap) => 'advice' in cap && tips.has(opening(cap.advice ?? '')));
  expect(twice).toEqual([]);
});

test('no two colons follow one another in a sentence of the comment', () => {
  const ceilings = [short, { message: 'Aucune référence.', group: 'knowledge' as const }];
  const comment = writeComment({ ...said, ceilings, remarks: [strength('Une idée.')] }, comments);
  for (const sentence of comment.split(/(?<=[.!?])\s+/))
    expect(sentence.split(' : ').length, sentence).toBeLessThanOrEqual(2);
  for (const [code, words] of Object.entries(signs.signs))
    for (const { strength: praise = '' } of [
      words,
      ...Object.values('for' in words ? (words.for as Record<string, { strength?: string }>) : {}),
    ])
      expect(praise, code).not.toContain(' : ');
});

test('a good copy held down by its length is not told that its bases are missing', () => {
  const comment = writeComment({ ...said, worth: 'A2', ceilings: [short] }, comments);
  for (const opening of comments.opening.A0) expect(comment).not.toContain(opening);
  expect(comment).toContain(comments.limited.length);
});

test('a copy on another subject hears of that first, once, and of nothing else to do', () => {
  const comment = writeComment({ ...said, ceilings: [off, short] }, comments);
  expect(comment.startsWith(comments.limited.subject)).toBe(true);
  expect(comment).not.toContain(off.message);
  expect(comment).toContain(`${comments.lever} Relis le sujet.`);
  expect(comment).not.toContain('Développe');
});

test('words quoted inside the comment keep their marks, closed where they are cut', () => {
  const comment = (text: string) => writeComment({ ...said, remarks: [strength(text)] }, comments);
  expect(comment('Dans « Ma Bohème », il marche.')).toContain('(« Dans “Ma Bohème”, il marche »)');
  expect(comment(`Il écrit « ${'mot '.repeat(30)}».`)).toMatch(/“mot[^”]*”…/);
  expect(comment('Introduction :')).toContain('(« Introduction »)');
});

test('openings of one band differ from copy to copy, and never for the same copy', () => {
  const opened = (turn: number) => writeComment({ ...said, turn }, comments).split('\n')[0];
  expect(opened(1)).not.toBe(opened(0));
  expect(opened(1)).toBe(opened(1));
});
