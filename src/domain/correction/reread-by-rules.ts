import type { Contest, SecondReading } from './contest.ts';
import type { Evidence } from './evidence.ts';
import { findQuotation } from './find-quotation.ts';
import { foldedWords } from './fold.ts';
import type { Transcript } from './transcript.ts';

/** A word read less surely than this may well be something else. */
const SURELY_READ = 0.9;
/** Fewer words than this show nothing. */
const A_REAL_PASSAGE = 6;

/**
 * A second reading without a model. A fault is withdrawn when the word was badly read; a thing « not
 * seen » is granted when the pupil shows where it is; otherwise the remark stays, with its reason.
 */
export function rereadByRules({ remark, passage }: Contest, transcript: Transcript): SecondReading {
  const quotes = remark.evidence.map(({ text }) => text);
  if (remark.kind === 'fault') {
    return remark.evidence.some((evidence) => badlyRead(evidence, transcript))
      ? { decision: 'withdrawn', reason: 'word-badly-read', quotes }
      : { decision: 'upheld', reason: 'rule-is-certain', quotes };
  }
  if (passage === undefined) return { decision: 'upheld', reason: 'nothing-new', quotes };
  const shown = findQuotation({ text: passage }, transcript.text);
  if (!shown || foldedWords(passage).length < A_REAL_PASSAGE) {
    return { decision: 'upheld', reason: 'passage-not-in-copy', quotes };
  }
  return {
    decision: 'revised',
    reason: 'passage-shows-it',
    quotes: [transcript.text.slice(shown.start, shown.end)],
  };
}

function badlyRead({ start, end }: Evidence, { lines }: Transcript): boolean {
  const words = lines.flatMap((line) => line.words);
  return words.some((w) => w.start < end && w.end > start && w.confidence < SURELY_READ);
}
