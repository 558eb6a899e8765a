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
/** How often an essay names what it is about: two words in a hundred each, six for all of them together. */
const [shareOfOne, shareOfAll] = [0.02, 0.06];
/** Once may be by chance, in the shortest copy too. */
const leastMentions = 2;
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
  const said = new Map<string, number>();
  for (const stem of stems) said.set(stem, (said.get(stem) ?? 0) + 1);
  const mentions = (stem: string) =>
    [...new Set([stem, ...(families.get(stem) ?? [])])].reduce(
      (sum, other) => sum + (said.get(other) ?? 0),
      0,
    );
  const isThere = (stem: string) => mentions(stem) > 0;
  const usualShare = Math.min(shareOfOne, shareOfAll / kept.length);
  const often = Math.max(leastMentions, stems.length * usualShare);
  const total = kept.reduce((sum, [, { weight }]) => sum + weight, 0);
  const weighed = (present: (stem: string) => number) => {
    const found = kept.reduce((sum, [stem, { weight }]) => sum + weight * present(stem), 0);
    return Math.round((found / total) * 1000) / 1000;
  };
  const overlap = weighed((stem) => (isThere(stem) ? 1 : 0));
  return {
    overlap,
    insistence: weighed((stem) => Math.min(1, mentions(stem) / often)),
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
