import { isTitle } from '../rules/agreement/subject.ts';
import { type At, isFiniteTag } from '../rules/rule.ts';
import type { Word } from '../text/document.ts';

const collective =
  /^(?:majorité|minorité|foule|ensemble|partie|série|multitude|infinité|groupe|dizaine|centaine|millier|moitié|tiers|quart|totalité|poignée|masse|troupe|bande|sorte|espèce|type|million|milliard|\p{L}+aine)s?$/u;

/** « une partie d'entre eux refusent » : after a collective, both numbers are right. */
export function hasCollective(words: Word[], verb: number): boolean {
  for (let i = verb - 1; i >= verb - 8 && words[i]?.sentence === words[verb]!.sentence; i--)
    if (collective.test(words[i]!.form)) return true;
  return false;
}

/** Two subjects joined, as far back as the verb before. */
export function hasSeveralSubjects(words: Word[], verb: number): boolean {
  for (let i = verb - 1; i >= verb - 12 && words[i]?.sentence === words[verb]!.sentence; i--) {
    if (isFiniteTag(words[i])) return false;
    if (/^(?:et|ou|ni|comme|avec)$/.test(words[i]!.form)) return true;
    if (words[i]!.form === 'que' && /^(?:ainsi|autant|tant)$/.test(words[i - 1]?.form ?? ''))
      return true;
    // « Orsova, Milly avaient compris », « A, B, C définissent » : names or points, and nothing between.
    if (words[i]!.form === ',' && isNamed(words[i - 1]) && isNamed(words[i + 1])) return true;
  }
  return false;
}

const isNamed = (word: Word | undefined) =>
  word?.tag === 'PROPN' || /^\p{Lu}$/u.test(word?.raw ?? '');

/** « L'un et l'autre se dit » : one or both. */
export const isEitherOne = (at: At): boolean =>
  [-1, -2, -3].some(
    (step) =>
      /^autres?$/.test(at(step)?.form ?? '') && /^(?:et|ou|ni)$/.test(at(step - 2)?.form ?? ''),
  );

/** « Que… ne… » (« Que tu viennes ne change rien »), « Ce que… » : a clause is the subject. */
export function opensOnClause(words: Word[], at: number, negated: boolean): boolean {
  let first = at;
  while (words[first - 1]?.sentence === words[at]!.sentence) first--;
  const [opening, next] = [words[first]!.form, words[first + 1]?.form ?? ''];
  return (
    (negated && /^qu[e']$/.test(opening)) || (opening === 'ce' && /^(?:qu[e']|dont)$/.test(next))
  );
}

/** « Les Fleurs du mal paraît » : one work, whatever the number of its words. */
export function followsTitle(words: Word[], at: number): boolean {
  for (let i = at - 1; i > at - 9 && words[i]?.sentence === words[at]!.sentence; i--) {
    if (words[i]!.kind !== 'word' && !/^[«»]$/.test(words[i]!.form)) return false;
    if (words[i]!.raw === 'Les' && isTitle(words[i + 1]!)) return true;
  }
  return false;
}
