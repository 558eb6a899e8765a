import type { Lexicon } from '../lexicon/lexicon.ts';
import { isToldCloser } from '../rules/agreement/colours.ts';
import { isSizeLabel } from '../rules/agreement/labels.ts';
import { numbersIn } from '../rules/agreement/marks.ts';
import { isOutcome } from '../rules/agreement/noun-adjective.ts';
import { clausesOf } from '../rules/agreement/subject.ts';
import { type At, finiteReadings } from '../rules/rule.ts';
import type { FrenchDocument } from '../text/document.ts';
import { isOrder } from './notes.ts';
import type { Change } from './veto.ts';

/** The grammar knows what the word agrees with and that it does, or that it has nothing to agree with. */
export function keepsAgreement(
  change: Change,
  document: FrenchDocument,
  lexicon: Lexicon,
): boolean {
  const { words } = document;
  const { category, from, to } = change;
  const at: At = (step) =>
    words[from + step]?.sentence === words[from]!.sentence ? words[from + step] : undefined;
  if (isOrder(change, at, lexicon)) return true;
  if (category === 'ACC_SV')
    return followsItsSubject(document, from, lexicon) || isSizeLabel(words, from, lexicon);
  const next = at(to - from);
  if (category !== 'ACC_ADJ') return false;
  return isToldCloser(words[from]!, next, lexicon) || isOutcome(next, words[to + 1]);
}

function followsItsSubject(document: FrenchDocument, at: number, lexicon: Lexicon): boolean {
  const clause = clausesOf(document, document.words[at]!.sentence, lexicon).find(
    ({ verb }) => verb.index === at,
  );
  if (!clause) return false;
  const numbers = numbersIn(clause.marks);
  return finiteReadings(lexicon, document.words[at]!.form).some(({ features }) =>
    numbers.has(features.at(-1)!),
  );
}
