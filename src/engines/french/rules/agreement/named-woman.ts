import type { Word } from '../../text/document.ts';
import { type At, eachWord } from '../rule.ts';
import { isWoman } from './first-names.ts';
import { inflect, isAdjective, marksOf } from './marks.ts';
import { agreesWithSubject } from './reflexive-subject.ts';

const toBe = /^(?:est|était|sera|serait|fut|soit)$/;
/** « Phèdre est joué en 1677 » : the play, not the queen. */
const ofWork =
  /^(?:écrit|joué|créé|publié|représenté|composé|considéré|tiré|inspiré|paru|traduit|lu|étudié|monté|adapté|divisé|construit|précédé|dédié|conçu|présenté|situé|structuré|fondé|bâti|centré|rédigé|repris|cité|inscrit|intitulé|imprimé|mis|vu)$/;

/** « Emma s'est endetté », « Jeanne est mort » : the name is a woman's. */
export const namedWoman = eachWord((word, at, { lexicon }) => {
  if (!toBe.test(word.form) || word.shield) return undefined;
  const reflexive = /^(?:se|s')$/.test(at(-1)?.form ?? '');
  let back = reflexive ? -2 : -1;
  while (at(back) && /^(?:ne|n'|y|en)$/.test(at(back)!.form)) back--;
  const name = womanAt(at, back);
  let step = 1;
  while (at(step) && (at(step)!.tag === 'ADV' || at(step)!.form === 'pas')) step++;
  const participle = at(step);
  if (!name || !participle || participle.raw !== participle.form || participle.shield)
    return undefined;
  const readings = lexicon.readings(participle.form);
  if (!readings.some(({ features }) => features.startsWith('K')) || participle.tag === 'NOUN')
    return undefined;
  if (marksOf(lexicon, participle.form, isAdjective).has('fs')) return undefined;
  if (reflexive ? !agreesWithSubject(at, step) : at(back) === name && ofWork.test(participle.form))
    return undefined;
  const suggestion = inflect(lexicon, participle.form, new Set(['fs']), isAdjective);
  if (!suggestion) return undefined;
  return {
    rule: 'agreement/sure/reflexive-participle/name',
    category: reflexive ? 'ACC_PP_PRON' : 'ACC_PP_ETRE',
    from: participle.index,
    to: participle.index + 1,
    message: `« ${name.raw} » est une femme : le participe se met au féminin, « ${suggestion} ».`,
    suggestions: [suggestion],
  };
});

/** « Emma », « Simone de Beauvoir », « Madame Bovary », where the clause opens on it. */
function womanAt(at: At, last: number): Word | undefined {
  let first = last;
  while (at(first - 1) && (isNamed(at(first - 1)) || isParticle(at, first - 1)) && first > last - 4)
    first--;
  const name = at(first);
  if (!name || !isNamed(name)) return undefined;
  const titled = /^(?:madame|mademoiselle|mme|mlle)$/.test(name.form) && first < last;
  if (!titled && !isWoman(name)) return undefined;
  const before = at(first - 1)?.form ?? '';
  return before === '' || /^(?:[,;:]|que|qu'|mais|car|quand|lorsque|puisque|donc|où)$/.test(before)
    ? name
    : undefined;
}

const isNamed = (word: Word | undefined) =>
  word !== undefined && word.kind === 'word' && word.raw !== word.form;
const isParticle = (at: At, step: number) =>
  /^(?:de|d')$/.test(at(step)?.form ?? '') && isNamed(at(step - 1));
