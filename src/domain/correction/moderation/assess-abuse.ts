import type { Span } from '../transcript.ts';
import { findPhrases } from './find-phrases.ts';
import type { AbuseLists } from './moderation-lists.ts';

/** Insults, threats and hatred in the pupil's own voice; words quoted from a work are not his. */
export type Abuse = { kind: 'none' | 'insult' | 'threat' | 'hate'; passages: Span[] };

const QUOTED = /«[^»]{0,400}»|“[^”]{0,400}”|"[^"\n]{0,400}"/g;

export function assessAbuse(text: string, lists: AbuseLists): Abuse {
  const ownWords = text.replace(QUOTED, (quoted) => ' '.repeat(quoted.length));
  const kinds = [
    { kind: 'threat', phrases: lists.threats },
    { kind: 'hate', phrases: lists.hate },
    { kind: 'insult', phrases: lists.insults },
  ] as const;
  for (const { kind, phrases } of kinds) {
    const passages = findPhrases(ownWords, phrases).map(({ start, end }) => ({ start, end }));
    if (passages.length > 0) return { kind, passages };
  }
  return { kind: 'none', passages: [] };
}
