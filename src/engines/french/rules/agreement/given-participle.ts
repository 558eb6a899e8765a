import { eachWord } from '../rule.ts';

/** What is given, told or left to somebody; the object comes after. */
const given =
  /^(légué|donné|laissé|transmis|montré|offert|apporté|enseigné|imposé|promis|rendu|envoyé|proposé|rappelé|expliqué|raconté|demandé|fourni|accordé|procuré|inspiré|confié|révélé|annoncé|prouvé|présenté|appris)(?:e|s|es)$/;

/** « Les Romains nous ont légués un patrimoine » : « nous » is to whom, the object comes after. */
export const givenParticiple = eachWord((word, at) => {
  if (!/^(?:nous|vous|m'|t'|lui|leur)$/.test(word.form) || word.shield) return undefined;
  if (
    !/^(?:a|ont|avait|avaient|aura|auront|aurait|auraient|as|avez|avons|ai)$/.test(
      at(1)?.form ?? '',
    )
  )
    return undefined;
  const step = at(2)?.tag === 'ADV' ? 3 : 2;
  const participle = at(step);
  const suggestion = given.exec(participle?.form ?? '')?.[1];
  if (!participle || participle.shield || !suggestion) return undefined;
  const object = at(step + 1);
  if (
    !/^(?:un|une|le|la|l'|les|des|leur|leurs|son|sa|ses|que|qu'|de|d'|beaucoup|ce|cette)$/.test(
      object?.form ?? '',
    )
  )
    return undefined;
  if (/^(?:de|d')$/.test(object!.form) && at(step + 2)?.tag !== 'ADJ') return undefined;
  if (
    /^(?:une?s?|autres?|premi\p{L}+|derni\p{L}+|plus|veille|nuit|soir|matin|semaine|lendemain|jour|année)$/u.test(
      at(step + 2)?.form ?? '',
    )
  )
    return undefined;
  // « la langue que nos pères nous ont léguée », « Combien de lois… » : an object before.
  for (let back = -1; at(back) && back > -14; back--)
    if (
      /^(?:qu[e']|quel|quelles?|quels|combien|dont|lequel|laquelle|lesquel\p{L}+)$/u.test(
        at(back)!.form,
      )
    )
      return undefined;
  return {
    rule: 'agreement/sure/participle-alone',
    category: 'ACC_PP_AVOIR',
    from: participle.index,
    to: participle.index + 1,
    message: `Le complément vient après : avec « avoir », « ${suggestion} » ne s'accorde pas.`,
    suggestions: [suggestion],
  };
});
