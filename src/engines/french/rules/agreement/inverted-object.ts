import { eachWord } from '../rule.ts';
import { determinerMarks } from './determiners.ts';
import { inflect, isAdjective, isNoun, marksOf, meet } from './marks.ts';

const neutral =
  /^(?:pu|dû|voulu|cru|su|dit|permis|pensé|été|eu|fallu|laissé|vu|entendu|espéré|prouvé|montré|affirmé|déclaré|duré|coûté|valu|pesé|couru|vécu|dormi|marché|régné)e?s?$/;
/** After these, « que » may open what the noun says. */
const saying =
  /^(?:idée|preuve|fait|sentiment|certitude|conviction|espoir|crainte|condition|opinion|nouvelle|fois|façon|manière|impression|années|jours|mois)s?$/;

/** « Les efforts qu'ont fourni les ouvriers » : the object stands before, the subject after. */
export const invertedObject = eachWord((word, at, { lexicon }) => {
  if (!/^(?:a|ont|avait|avaient|aura|auront)$/.test(word.form) || word.shield) return undefined;
  if (!/^qu[e']$/.test(at(-1)?.form ?? '')) return undefined;
  const step = at(1)?.tag === 'ADV' ? 2 : 1;
  const participle = at(step);
  const subject = at(step + 1);
  if (!participle || participle.shield || participle.raw !== participle.form || !subject)
    return undefined;
  if (neutral.test(participle.form)) return undefined;
  if (!lexicon.readings(participle.form).some(({ features }) => features.startsWith('K')))
    return undefined;
  const several = /^(?:ont|avaient|auront)$/.test(word.form);
  const named = /^(?:les|des|ces|ses|nos|leurs|mes)$/.test(subject.form);
  const one = /^(?:le|la|l'|un|une|ce|cet|cette|son|sa|notre|leur)$/.test(subject.form);
  if (subject.tag !== 'PROPN' && !(several ? named : one)) return undefined;
  const back = at(-2)?.tag === 'ADJ' ? -3 : -2;
  const noun = at(back);
  if (noun?.tag !== 'NOUN' || saying.test(noun.form)) return undefined;
  const determiner = determinerMarks(at(back - 1)?.form ?? '');
  // « le trésor des montres qu'ont amassé les rois » : one or the other.
  if (!determiner || /^(?:de|d'|des|du)$/.test(at(back - 1)!.form)) return undefined;
  if (/^(?:ADP|NOUN)$/.test(at(back - 2)?.tag ?? '')) return undefined;
  const marks = meet(marksOf(lexicon, noun.form, isNoun), determiner);
  if (marks.size !== 1 || meet(marksOf(lexicon, participle.form, isAdjective), marks).size > 0)
    return undefined;
  const suggestion = inflect(lexicon, participle.form, marks, isAdjective);
  if (!suggestion) return undefined;
  return {
    rule: 'agreement/participle-que/inverted',
    category: 'ACC_PP_AVOIR',
    from: participle.index,
    to: participle.index + 1,
    message: `Le complément « ${noun.raw} » est placé avant : le participe s'accorde avec lui.`,
    suggestions: [suggestion],
  };
});
