import type { At } from '../rule.ts';
import { hasVerbBefore, isVerb, lacksVerbAfter } from './clause-verbs.ts';
import { type Homophone, isDeterminer, isOneOf, isSubjectPronoun } from './homophone.ts';
import { pastClitics } from './where-clause.ts';

const amount =
  /^(?:centaine|dizaine|vingtaine|trentaine|cinquantaine|douzaine|partie|moitié|tiers|quart|plupart|majorité)s?$/;
/** Verbs that are nothing without « de » : « se priver », « avoir besoin ». */
const ofSomething =
  /^(?:priver|passer|souvenir|servir|méfier|disposer|parler|douter|manquer|rêver|dépendre|profiter)$/;

/** « L'inconscient, donc Freud a fait le centre, échappe » : a clause set between a subject and its verb. */
function isSetBetween(at: At): boolean {
  if (hasVerbBefore(at, -1)) return false;
  let verbs = 0;
  for (let step = 1; at(step); step++) {
    if (isVerb(at, step)) verbs++;
    if (at(step)!.form !== ',') continue;
    const next = pastClitics(at, step + 1);
    if (verbs > 0 && isVerb(at, next)) return !isOneOf(at(next + 1), /^-/);
    if (verbs > 0) return false;
  }
  return false;
}

/** dont / donc: « dont » takes up the noun before. */
export const sureRelative: Homophone[] = [
  {
    category: 'HOM_DONC',
    sure: true,
    forms: ['donc'],
    choose(_word, at) {
      if (at(-1)?.form === ',') {
        const named = /^(?:NOUN|PROPN|ADJ|VERBp)$/.test(at(-2)?.tag ?? '');
        const opensOn =
          isOneOf(at(1), /^(?:le|la|l'|les|ses|son|sa)$/) ||
          at(1)?.tag === 'PROPN' ||
          isSubjectPronoun(at(1));
        if (named && opensOn && isSetBetween(at)) return 'dont';
        // « mille élèves, donc une centaine d'internes. »
        const counted =
          (isOneOf(at(1), /^(?:une|la)$/) && isOneOf(at(2), amount)) ||
          isOneOf(at(1), /^(?:certaine?s|plusieurs|beaucoup)$/);
        if (named && counted && lacksVerbAfter(at, 1) && hasVerbBefore(at, -2)) return 'dont';
      }
      // « d'autres, donc je fais partie, ».
      const shares =
        isSubjectPronoun(at(1)) &&
        isOneOf(at(2), /^(?:fais|fait|faisons|font|faisait)$/) &&
        at(3)?.form === 'partie' &&
        at(4)?.kind !== 'word';
      if (shares) return 'dont';
      // « Celui donc parlent les journaux est mon voisin », « Les termes donc on se sert ne sont pas neutres ».
      const named = isOneOf(at(-1), /^ce(?:lui|lle|ux|lles)?$/) && at(-2) === undefined;
      const opened = at(-1)?.tag === 'NOUN' && isDeterminer(at(-2)) && at(-3) === undefined;
      const first = pastClitics(at, isSubjectPronoun(at(1)) ? 2 : 1);
      if (
        (named || (opened && isSubjectPronoun(at(1)))) &&
        isVerb(at, first) &&
        verbsAfter(at, first) > 0
      )
        return 'dont';
      return at(-1)?.tag === 'NOUN' && needsOf(at) ? 'dont' : undefined;
    },
  },
];

/** « un bien donc aucune démocratie ne peut se priver. » : of what, the end does not say. */
function needsOf(at: At): boolean {
  for (let step = 1; at(step)?.kind === 'word' && step < 12; step++) {
    const closes = at(step + 1)?.kind !== 'word';
    if (closes && at(step)!.tag === 'VERBi') return ofSomething.test(at(step)!.form);
    if (closes && isOneOf(at(step), /^(?:besoin|envie|peur)$/))
      return isOneOf(at(step - 1), /^(?:a|ont|avons|avait|avaient|ai)$/);
  }
  return false;
}

function verbsAfter(at: At, verb: number): number {
  let verbs = 0;
  for (let step = verb + 1; at(step)?.kind === 'word'; step++) {
    if (isOneOf(at(step), /^(?:et|ou|mais|qu[e']|qui|dont|où|si|quand|car)$/)) return 0;
    if (isVerb(at, step)) verbs++;
  }
  return verbs;
}
