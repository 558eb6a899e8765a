import { eachWord } from '../rule.ts';
import { inflect, isAdjective, marksOf } from './marks.ts';
import { agreesWithSubject } from './reflexive-subject.ts';

/** « Antigone et Ismène se sont longuement opposé » : several do it to one another, whoever they are. */
export const reflexivePlural = eachWord((word, at, { lexicon }) => {
  if (!/^(?:sont|étaient|seront|seraient|furent|soient)$/.test(word.form) || word.shield)
    return undefined;
  if (!/^(?:se|s')$/.test(at(-1)?.form ?? '')) return undefined;
  let step = 1;
  while (at(step)?.tag === 'ADV') step++;
  const participle = at(step);
  if (!participle || participle.shield || participle.raw !== participle.form) return undefined;
  const readings = lexicon.readings(participle.form);
  if (!readings.some(({ features }) => features.startsWith('K'))) return undefined;
  if ([...marksOf(lexicon, participle.form, isAdjective)].some((mark) => mark.endsWith('p')))
    return undefined;
  if (!agreesWithSubject(at, step)) return undefined;
  // « les droits que les femmes se sont arrogés » : the object stands before.
  for (let back = -2; at(back) && back > -14; back--)
    if (/^(?:qu[e']|dont|combien|quel\p{L}*)$/u.test(at(back)!.form)) return undefined;
  const forms = ['mp', 'fp'].flatMap(
    (mark) => inflect(lexicon, participle.form, new Set([mark]), isAdjective) ?? [],
  );
  if (forms.length === 0) return undefined;
  return {
    rule: 'agreement/sure/reflexive-participle/plural',
    category: 'ACC_PP_PRON',
    from: participle.index,
    to: participle.index + 1,
    message: 'Le verbe est pronominal et son sujet au pluriel : le participe aussi.',
    suggestions: forms,
  };
});
