import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Word } from '../text/document.ts';
import { isVerbReading } from './rule.ts';

/** Whether the word, in some form, is one of these verbs. */
export const isVerbOf = (
  lexicon: Lexicon,
  word: Word | undefined,
  lemmas: ReadonlySet<string>,
): boolean =>
  word !== undefined &&
  lexicon
    .readings(word.form)
    .some((reading) => isVerbReading(reading) && lemmas.has(reading.lemma));
