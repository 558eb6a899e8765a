import { segmentsOf } from '../counted/segments.ts';
import { fold } from '../fold.ts';
import type { Span } from '../transcript.ts';
import { findPhrases, type PhraseMatch } from './find-phrases.ts';
import type { DistressLists } from './moderation-lists.ts';

export const CONCERN_LEVELS = ['none', 'low', 'medium', 'high'] as const;
export type ConcernLevel = (typeof CONCERN_LEVELS)[number];

/** What a copy lets fear for its author; never a judgement on what the essay is about. */
export type Concern = { level: ConcernLevel; violence: boolean; passages: Span[] };

const QUOTED = /«[^»]{0,400}»|“[^”]{0,400}”|"[^"\n]{0,400}"/g;

/**
 * Looks for a pupil in distress, not for a topic: only the first person outside quotation marks
 * counts, and neither a hypothesis nor a character's words do.
 */
export function assessDistress(text: string, lists: DistressLists): Concern {
  const ownWords = text.replace(QUOTED, (quoted) => ' '.repeat(quoted.length));
  const found = (phrases: string[]) =>
    findPhrases(ownWords, phrases).filter(
      (match) =>
        !isDenied(match) && !isSupposed(match, lists) && !isReported(match, ownWords, lists),
    );
  const levels = (['high', 'medium', 'low'] as const).map((level) => ({
    level,
    matches: found(lists[level]),
  }));
  const violence = found(lists.violence);
  const worst = levels.find(({ matches }) => matches.length > 0);
  return {
    level: worst?.level ?? 'none',
    violence: violence.length > 0,
    passages: [...(worst?.matches ?? []), ...violence].map(({ start, end }) => ({ start, end })),
  };
}

/** « je ne veux pas mourir » says the opposite; phrases that are negative themselves are left alone. */
const isDenied = ({ between, phrase }: PhraseMatch) =>
  between.some((word) => ['ne', 'n', 'pas', 'jamais'].includes(word)) &&
  !/\b(?:ne|n)\b/.test(fold(phrase));

function isSupposed({ before }: PhraseMatch, { study }: DistressLists): boolean {
  const last = before.join(' ');
  return study.hypothesis.some((word) => new RegExp(`\\b${fold(word)}$`).test(last));
}

function isReported({ start, end }: PhraseMatch, text: string, { study }: DistressLists): boolean {
  const sentence = segmentsOf(text).find((s) => s.start <= start && s.end >= end)?.text ?? '';
  const around = fold(sentence);
  return [...study.reporting, ...study.titles].some((word) =>
    new RegExp(`(?<![\\p{L}])${fold(word)}(?![\\p{L}])`, 'u').test(around),
  );
}
