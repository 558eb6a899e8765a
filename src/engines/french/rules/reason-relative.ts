import { eachWord } from './rule.ts';
import { slotOf } from './subject-pronouns.ts';

const reasons: Record<string, string> = {
  raison: 'pour laquelle',
  raisons: 'pour lesquelles',
  motif: 'pour lequel',
  motifs: 'pour lesquels',
};
/** One gives oneself reasons: these take the noun as their object. */
const given = /^(?:donn|trouv|invent|fix|forg|cré|dit|imagin|fait|propos|fourni|offert|impos)/;
const goes =
  /^(?:mort|morte|morts|parti|partie|partis|tombé|tombée|tombés|venu|venue|venus|entré|entrée|entrés|né|née|resté|restée|restés)$/;

/** « les raisons que le régime s'est effondré » : nothing is left for « que » to be the object of. */
export const reasonRelative = eachWord((word, at) => {
  const meant = reasons[at(-1)?.form ?? ''];
  if (!/^qu[e']$/.test(word.form) || word.shield || !meant || at(-1)!.tag !== 'NOUN')
    return undefined;
  if (
    !/^(?:la|les|des|une|plusieurs|quelques|cette|ces|seule|seules|principales?|le|diverses|certaines)$/.test(
      at(-2)?.form ?? '',
    )
  )
    return undefined;
  // « C'est pour cette raison que » : set before, it is said already.
  if (
    /^(?:pour|de|d'|à|par)$/.test(at(-3)?.form ?? '') ||
    /^(?:pour|de|par)$/.test(at(-4)?.form ?? '')
  )
    return undefined;
  let step = 1;
  if (slotOf(at(1)?.form ?? '') || at(1)?.tag === 'PROPN') step = 2;
  else if (/^(?:DET)$/.test(at(1)?.tag ?? '') || at(1)?.form === "l'") {
    step = at(2)?.tag === 'ADJ' ? 4 : 3;
    if (at(step - 1)?.tag !== 'NOUN') return undefined;
  } else return undefined;
  const reflexive = /^(?:se|s')$/.test(at(step)?.form ?? '');
  if (reflexive) step++;
  if (!/^(?:est|sont|était|étaient|fut|furent)$/.test(at(step)?.form ?? '')) return undefined;
  const participle = at(step + 1);
  if (participle?.tag !== 'VERBp' || given.test(participle.form)) return undefined;
  if (at(step + 2)?.tag === 'VERBi') return undefined;
  if (!reflexive && !goes.test(participle.form)) return undefined;
  return {
    rule: 'relative/dont/reason',
    category: 'SYN_REL',
    from: word.index,
    to: word.index + 1,
    message: `On agit « pour » une raison : le pronom est « ${meant} ».`,
    suggestions: [meant],
  };
});
