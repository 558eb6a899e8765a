import { isTitle } from '../rules/agreement/subject.ts';
import { isFiniteTag } from '../rules/rule.ts';
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
    // « Orsova, Milly avaient compris » : two names and nothing between.
    if (words[i]!.form === ',' && words[i - 1]?.tag === 'PROPN' && words[i + 1]?.tag === 'PROPN')
      return true;
  }
  return false;
}

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
