import { expect, test } from 'vitest';
import { loadRubrics } from '#adapters/graders/rubric-library.ts';
import { aStudiedCopy } from '#testing/a-studied-copy.ts';
import { copyView } from '../copy-view.ts';
import type { CopyFacts } from '../facts/copy-facts.ts';
import { measureCaps } from './measure-caps.ts';

const library = loadRubrics();
const copy = { ...aStudiedCopy(), rubric: library.find('philosophie', 'terminale')! };
const capsOf = (facts: Partial<CopyFacts>, confidence = 1) => {
  const transcript = { ...copy.transcript, confidence };
  const view = copyView({
    ...copy,
    transcript,
    examType: 'bac',
    facts: { ...copy.facts, ...facts },
  });
  return measureCaps(view).map(({ code }) => code);
};

test('a long enough essay in order calls for no ceiling', () => {
  expect(capsOf({ words: 1300 })).toEqual([]);
});

test.each([
  ['CAP_VIDE', { words: 12 }],
  ['CAP_TRES_COURT', { words: 300 }],
  ['CAP_COURT', { words: 700 }],
  ['CAP_INCOHERENT', { words: 1300, flow: 'shuffled' as const }],
  ['CAP_HORS_SUJET', { words: 1300, relevance: { treated: 0.4, missing: [] } }],
  ['CAP_HORS_SUJET_COMPLET', { words: 1300, relevance: { treated: 0, missing: [] } }],
  ['CAP_SANS_REF_PHILO', { words: 1300, references: [] }],
  ['CAP_REPETITION', { words: 1300, style: { ...copy.facts.style, repetition: 0.5 } }],
])('%s', (code, facts) => {
  expect(capsOf(facts)).toContain(code);
});

test('a page that was hard to read is never called too short', () => {
  expect(capsOf({ words: 300 }, 0.7)).toEqual([]);
});

test('a question anywhere is a problem looked for', () => {
  const { problem: _, ...structure } = copy.facts.structure;
  expect(capsOf({ words: 1300, structure })).not.toContain('CAP_SANS_PROBLEMATIQUE');
  expect(capsOf({ words: 1300, structure, sentences: [] })).toContain('CAP_SANS_PROBLEMATIQUE');
});
