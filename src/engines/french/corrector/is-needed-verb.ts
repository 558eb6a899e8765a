import { isFiniteTag } from '../rules/rule.ts';
import type { Word } from '../text/document.ts';

const strongMark = /^(?:[;:?!()«»—–]|\.+|…)$/;
const opensSubordinate =
  /^(?:que|qu'|qui|dont|où|si|s'|lorsqu[e']|puisqu[e']|quoiqu[e']|quand|comme|pourquoi|lequel|laquelle|lesquels|lesquelles|auquel|auxquels|auxquelles|duquel|desquels|desquelles)$/;

/** « décrit », « dit » : the present taken for the participle. */
export const isDoubleForm = ({ tag, form }: Word) => tag === 'VERBp' && /[ts]$/.test(form);

/** « s' » opens a clause before « il » only: elsewhere it is a pronoun. */
const opens = (words: Word[], at: number) =>
  opensSubordinate.test(words[at]!.form) &&
  (words[at]!.form !== "s'" || /^ils?$/.test(words[at + 1]?.form ?? ''));

/**
 * Every subordinate clause takes a verb for itself: « La question de savoir si l'on peut être heureux est ancienne »
 * would, without « est », have none left for what is said of the question.
 */
export function isNeededVerb(words: Word[], at: number): boolean {
  const inside = (index: number) =>
    words[index]?.sentence === words[at]!.sentence && !strongMark.test(words[index]!.form);
  let [first, last] = [at, at];
  while (inside(first - 1)) first--;
  while (inside(last + 1)) last++;
  let [verbs, clauses] = [0, 0];
  for (let i = first; i <= last; i++) {
    if (opens(words, i)) clauses += 1;
    if (i !== at && (isFiniteTag(words[i]) || isDoubleForm(words[i]!))) verbs += 1;
  }
  return verbs <= clauses;
}
