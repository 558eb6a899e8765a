import { eachWord, isFiniteTag } from '../rule.ts';
import { pastClitics } from '../subject-pronouns.ts';
import { isPluralAdjective } from './chain.ts';
import { checkVerb } from './noun-verb.ts';
import { shownNumber } from './verb-number.ts';

/** « Les hommes naissent et demeure libres » : two verbs side by side have the same subject when none follows. */
export const nextVerb = eachWord((word, at, { lexicon }) => {
  if (!/^(?:et|mais)$/.test(word.form) || word.shield) return undefined;
  const first = at(-1);
  if (!first || !isFiniteTag(first) || shownNumber(lexicon, first.form) !== 'p') return undefined;
  const step = pastClitics(at, 1);
  const [verb, next] = [at(step), at(step + 1)];
  if (!isFiniteTag(verb) || verb!.shield || verb!.raw !== verb!.form) return undefined;
  if (shownNumber(lexicon, verb!.form) !== 's') return undefined;
  // « et demeure l'espoir » : its own subject may follow.
  const closed =
    !next ||
    /^[.;!?]$/.test(next.form) ||
    /^(?:pas|jamais|plus|toujours)$/.test(next.form) ||
    isPluralAdjective(lexicon, next);
  if (!closed) return undefined;
  let subject = false;
  for (let back = -2; at(back); back--) {
    const { form, tag } = at(back)!;
    if (/^(?:que|qu'|qui|dont|où|si|quand|\p{L}*quel\p{L}*)$/u.test(form)) return undefined;
    if (isFiniteTag(at(back)) && shownNumber(lexicon, form) === 's') return undefined;
    if (tag === 'NOUN') subject = true;
  }
  return subject ? checkVerb('sure/next-verb', first, ['3', 'p'], verb!, lexicon)[0] : undefined;
});
