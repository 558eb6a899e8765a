import type { Coherence } from '../analysis.ts';
import type { FineTag } from '../tagging/tagger.ts';
import type { FrenchDocument } from '../text/document.ts';
import { unaccent } from './phrase-index.ts';

/** Log-odds of a class following two others in real prose against chance, learnt on the treebanks. */
export type ClassModel = { scores: Record<string, number>; unseen: number };

const leastWords = 60;
const proseFrom = 0.45;
const shuffledBelow = 0.1;

/** Tells an essay from words thrown together: the succession of classes of words follows the grammar, or not. */
export function coherenceOf(document: FrenchDocument, model: ClassModel): Coherence {
  const words = document.words.filter(({ kind }) => kind === 'word').length;
  let sum = 0;
  let count = 0;
  for (const { from, to } of document.sentences) {
    const tags: (FineTag | '^')[] = [
      '^',
      '^',
      ...document.words.slice(from, to).map(({ tag }) => tag),
    ];
    for (let i = 2; i < tags.length; i++) {
      sum += model.scores[`${tags[i - 2]} ${tags[i - 1]} ${tags[i]}`] ?? model.unseen;
      count += 1;
    }
  }
  const score = count === 0 ? 0 : Math.round((sum / count) * 1000) / 1000;
  const repeatedSentences = countRepeats(document);
  if (words < leastWords) return { score, verdict: 'too-short', repeatedSentences };
  const padded = repeatedSentences >= 3 && repeatedSentences > document.sentences.length * 0.15;
  const verdict =
    score < shuffledBelow ? 'shuffled' : score < proseFrom || padded ? 'doubtful' : 'prose';
  return { score, verdict, repeatedSentences };
}

/** Sentences that come back nearly word for word: padding. */
function countRepeats({ sentences, words }: FrenchDocument): number {
  const seen = new Set<string>();
  let repeats = 0;
  for (const { from, to } of sentences) {
    const content = words
      .slice(from, to)
      .filter(({ kind, form }) => kind === 'word' && form.length > 3);
    if (content.length < 5) continue;
    const key = [...new Set(content.map(({ form }) => unaccent(form).slice(0, 6)))]
      .sort()
      .join(' ');
    if (seen.has(key)) repeats += 1;
    seen.add(key);
  }
  return repeats;
}
