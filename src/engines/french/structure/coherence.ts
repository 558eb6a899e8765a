import type { Coherence } from '../analysis.ts';
import type { FrenchDocument } from '../text/document.ts';
import { fold } from './fold.ts';
import type { FlowWord, WordFlow } from './word-flow.ts';

/** Between the scores of prose and those of shuffled words, measured by bench/french-structure.ts. */
const shuffledBelow = -0.04;
const proseFrom = 0.05;
const leastWords = 50;
/** A shuffled passage inside real prose shows in windows of this many words. */
const windowSize = 60;
const oddWindowBelow = -0.2;
const oddShare = 0.15;
/** Sentences repeated past this share are padding. */
const paddedShare = 0.15;

/** Tells an essay from words thrown together, whole or in part, and from sentences said again and again. */
export function coherenceOf(document: FrenchDocument, flow: Pick<WordFlow, 'score'>): Coherence {
  const words = document.words.filter(({ shield }) => shield !== 'formula');
  const score = Math.round(flow.score(words) * 1000) / 1000;
  const repeatedSentences = countRepeats(document);
  if (words.filter(({ kind }) => kind === 'word').length < leastWords)
    return { score, verdict: 'too-short', repeatedSentences };
  if (score < shuffledBelow) return { score, verdict: 'shuffled', repeatedSentences };
  const padded =
    repeatedSentences >= 3 && repeatedSentences > document.sentences.length * paddedShare;
  const doubtful = score < proseFrom || padded || oddWindows(words, flow) > oddShare;
  return { score, verdict: doubtful ? 'doubtful' : 'prose', repeatedSentences };
}

function oddWindows(words: FlowWord[], flow: Pick<WordFlow, 'score'>): number {
  let odd = 0;
  let windows = 0;
  for (let at = 0; at + windowSize <= words.length; at += windowSize / 2) {
    windows += 1;
    if (flow.score(words.slice(at, at + windowSize)) < oddWindowBelow) odd += 1;
  }
  return windows === 0 ? 0 : odd / windows;
}

const runLength = 4;
const saidAgain = 0.7;

/** Sentences most of whose runs of four words were already read. */
function countRepeats({ sentences, words }: FrenchDocument): number {
  const seen = new Set<string>();
  let repeats = 0;
  for (const { from, to } of sentences) {
    const forms = words
      .slice(from, to)
      .filter(({ kind }) => kind === 'word')
      .map(({ form }) => fold(form));
    if (forms.length < runLength + 2) continue;
    const runs = forms
      .slice(0, forms.length - runLength + 1)
      .map((_, i) => forms.slice(i, i + runLength).join(' '));
    if (runs.filter((run) => seen.has(run)).length >= runs.length * saidAgain) repeats += 1;
    for (const run of runs) seen.add(run);
  }
  return repeats;
}
