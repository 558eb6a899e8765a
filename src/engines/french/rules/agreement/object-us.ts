import { eachWord } from '../rule.ts';
import { inflect, isAdjective, marksOf } from './marks.ts';

/** Verbs that are done to somebody, never to whom something is said or given. */
const direct =
  /^(?:trompé|trahi|aidé|sauvé|libéré|élevé|abandonné|guidé|surpris|convaincu|quitté|oublié|protégé|forcé|obligé|conduit|poussé|amené|invité|condamné|éduqué|façonné|transformé|marqué|touché|ému|bouleversé|influencé|séduit|déçu|vaincu|dépassé|précédé|formé|accueilli|délivré|nourri|soutenu|entraîné|asservi|rassemblé|uni|divisé)$/;

/** « ils nous ont trompé » : « nous » is the object, and it is plural. */
export const objectUs = eachWord((word, at, { lexicon }) => {
  if (!/^(?:nous|vous)$/.test(word.form) || word.shield) return undefined;
  if (!/^(?:a|ont|avait|avaient|aura|auront|aurait|auraient)$/.test(at(1)?.form ?? ''))
    return undefined;
  const subject = at(-1);
  if (
    !subject ||
    !(
      /^(?:NOUN|PROPN)$/.test(subject.tag) ||
      /^(?:il|elle|ils|elles|qui|cela|on)$/.test(subject.form)
    )
  )
    return undefined;
  // « vous » may be one person.
  if (word.form === 'vous') return undefined;
  let step = 2;
  while (at(step)?.tag === 'ADV') step++;
  const participle = at(step);
  if (!participle || participle.shield || !direct.test(participle.form)) return undefined;
  const next = at(step + 1);
  if (/^(?:DET|NOUN|VERBi)$/.test(next?.tag ?? '')) return undefined;
  if ([...marksOf(lexicon, participle.form, isAdjective)].some((mark) => mark.endsWith('p')))
    return undefined;
  const suggestion = inflect(lexicon, participle.form, new Set(['mp']), isAdjective);
  return suggestion
    ? {
        rule: 'agreement/sure/object-us',
        category: 'ACC_PP_AVOIR',
        from: participle.index,
        to: participle.index + 1,
        message: 'Le complément « nous » est placé avant : le participe se met au pluriel.',
        suggestions: [suggestion],
      }
    : undefined;
});
