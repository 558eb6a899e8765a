import { expect, test } from 'vitest';
import { aStudiedCopy } from '#testing/a-studied-copy.ts';
import { copyView } from '../copy-view.ts';
import type { CopyFacts } from '../facts/copy-facts.ts';
import { CRITERIA, FAMILIES } from '../rubric.ts';
import { SIGNS } from './families.ts';
import { placeCopy } from './place-copy.ts';

const copy = aStudiedCopy();
const placed = (change: Partial<CopyFacts> = {}) =>
  placeCopy(copyView({ ...copy, facts: { ...copy.facts, ...change } }));
const { structure } = copy.facts;

test('the signs of a criterion never add up to more than five bands', () => {
  for (const family of FAMILIES) {
    for (const key of CRITERIA) {
      const total = SIGNS[family][key].reduce((sum, sign) => sum + sign.worth, 0);
      expect(total, `${family} ${key}`).toBeLessThanOrEqual(5.2);
    }
  }
});

test('form alone never reaches the top of the scale', () => {
  for (const key of CRITERIA) expect(placed().criteria[key].placement).toBeLessThan(4.6);
});

test.each([
  [
    'an ending',
    'conclusion',
    { paragraphs: [], structure: { ...structure, conclusion: undefined } },
  ],
  ['a problem', 'problematique', { structure: { ...structure, problem: undefined } }],
  ['references', 'references', { references: [] }],
  ['examples', 'exemples', { structure: { ...structure, examples: [] } }],
  ['half its words', 'argumentation', { words: copy.facts.words / 2 }],
] as const)('a copy without %s loses on %s', (_, key, change) => {
  expect(placed(change as Partial<CopyFacts>).criteria[key].placement).toBeLessThan(
    placed().criteria[key].placement,
  );
});

test('a copy that does not speak of its subject, or whose words are in no order, falls everywhere', () => {
  const offTopic = placed({ relevance: { treated: 0, missing: [] } });
  const shuffled = placed({ flow: 'shuffled' });
  for (const key of CRITERIA) {
    expect(offTopic.criteria[key].placement).toBeLessThan(1);
    expect(shuffled.criteria[key].placement).toBeLessThan(1);
  }
});

test('a whole copy never stands far above its argumentation', () => {
  const bare = placed({ words: 40, structure: { ...structure, connectors: [], transitions: [] } });
  expect(bare.placement).toBeLessThanOrEqual(bare.criteria.argumentation.placement + 1);
});
