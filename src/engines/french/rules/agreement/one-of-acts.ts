import type { Word } from '../../text/document.ts';
import { finiteReadings, hasSlot, type RuleContext } from '../rule.ts';

/** « La parole séduit, instruit, émeut » : the first of several verbs, taken for a participle. */
export function isOneOfActs(word: Word, { lexicon, document: { words } }: RuleContext): boolean {
  const isAct = ({ form }: Word) =>
    finiteReadings(lexicon, form).some((reading) => hasSlot(reading, 'P', '3', 's'));
  const [mark, next] = [words[word.index + 1], words[word.index + 2]];
  return (
    /^(?:,|et)$/.test(mark?.form ?? '') &&
    next?.sentence === word.sentence &&
    /^VERB[fp]$/.test(next.tag) &&
    [word, next].every(isAct)
  );
}
