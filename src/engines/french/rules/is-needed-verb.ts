import type { Word } from '../text/document.ts';
import { type At, isFiniteTag } from './rule.ts';

const strongMark = /^(?:[;:?!()«»—–]|\.+|…)$/;
const joining = /^(?:et|ou|mais|car|donc|or|ni|puis)$/;
const opensSubordinate =
  /^(?:que|qu'|qui|dont|où|si|s'|lorsqu[e']|puisqu[e']|quoiqu[e']|quand|comme|pourquoi|lequel|laquelle|lesquels|lesquelles|auquel|auxquels|auxquelles|duquel|desquels|desquelles)$/;

/** « décrit », « dit » : the present taken for the participle. */
export const isDoubleForm = ({ tag, form }: Word) => tag === 'VERBp' && /[ts]$/.test(form);

/** « s' » opens a clause before « il » only: elsewhere it is a pronoun. */
const opens = (word: Word, next: Word | undefined) =>
  opensSubordinate.test(word.form) && (word.form !== "s'" || /^ils?$/.test(next?.form ?? ''));

/** A strong mark, or a comma before « et », « mais » : what stands beyond has verbs of its own. */
const isLimit = (at: At, step: number) => {
  const word = at(step);
  if (!word || strongMark.test(word.form)) return true;
  return word.form === ',' && joining.test(at(step + 1)?.form ?? '');
};

/**
 * Every subordinate clause takes a verb for itself: « La question de savoir si l'on peut être heureux est ancienne »
 * would, without « est », have none left for what is said of the question.
 */
export function isNeededVerb(at: At): boolean {
  let [first, last] = [0, 0];
  while (!isLimit(at, first - 1)) first--;
  while (!isLimit(at, last + 1)) last++;
  let [verbs, clauses] = [0, 0];
  for (let step = first; step <= last; step++) {
    const word = at(step)!;
    if (opens(word, at(step + 1))) clauses += 1;
    const conjugated =
      isFiniteTag(word) || (isDoubleForm(word) && !/^AUX/.test(at(step - 1)?.tag ?? ''));
    if (step !== 0 && conjugated) verbs += 1;
  }
  return verbs <= clauses;
}
