import type { SubjectOverlap } from '../analysis.ts';
import type { Rarity } from './rarity.ts';
import { contentStems, contentWords } from './stems.ts';
import type { WordFamilies } from './word-families.ts';

/** Where the measure of docs/bench/french-structure.md parts essays on their subject from others. */
const offTopicBelow = 0.34;
/** Too short a copy says too little to be called off topic. */
const leastStems = 25;
/** Past this many words a subject carries a text: only the words it comes back to count, and fewer are asked. */
const longSubject = 60;
const mostThemes = 15;
const offTextBelow = 0.2;
/** A word said by every page still counts a little. */
const leastWeight = 0.08;

/** How much of what the subject speaks of the copy speaks of, rare words counting more. */
export function subjectOverlap(
  subject: string,
  copy: string,
  rarity: Rarity,
  families: WordFamilies,
): SubjectOverlap | undefined {
  const wanted = new Map<string, { form: string; count: number; weight: number }>();
  const asked = contentWords(subject);
  const long = asked.length > longSubject;
  for (const { form, stem } of asked) {
    const known = wanted.get(stem);
    if (known) known.count += 1;
    else wanted.set(stem, { form, count: 1, weight: Math.max(leastWeight, rarity(stem)) });
  }
  const kept = long ? themesOf([...wanted]) : [...wanted];
  if (kept.length === 0) return undefined;
  const stems = contentStems(copy);
  const present = new Set(stems);
  const isThere = (stem: string) =>
    present.has(stem) || (families.get(stem) ?? []).some((other) => present.has(other));
  const total = kept.reduce((sum, [, { weight }]) => sum + weight, 0);
  const found = kept.reduce((sum, [stem, { weight }]) => sum + (isThere(stem) ? weight : 0), 0);
  const overlap = Math.round((found / total) * 1000) / 1000;
  return {
    overlap,
    offTopic: stems.length >= leastStems && overlap < (long ? offTextBelow : offTopicBelow),
    missing: kept.filter(([stem]) => !isThere(stem)).map(([, { form }]) => form),
  };
}

type Wanted = [stem: string, { form: string; count: number; weight: number }];

const themesOf = (wanted: Wanted[]): Wanted[] =>
  wanted
    .filter(([, { count }]) => count > 1)
    .sort(([a, x], [b, y]) => y.count * y.weight - x.count * x.weight || (a < b ? -1 : 1))
    .slice(0, mostThemes);
