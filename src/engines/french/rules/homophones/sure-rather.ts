import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { At } from '../rule.ts';
import { saysBefore } from './clause-verbs.ts';
import { type Homophone, isInfinitive, isOneOf } from './homophone.ts';

const copula =
  /^(?:est|sont|était|étaient|sera|serait|semble|semblent|semblait|paraît|paraissait|reste|devient|parait|être)$/;
/** What is done sooner or later: after these « plus tôt » is about time. */
const happens =
  /^(?:part|arriv|v[ei]n|lev|lèv|couch|commenc|fini|rentr|sort|mang|revien|reven|agi|réagi|dîn|mour|meur|né$|naît|termin|écri|parl|publi)/;
const measure =
  /^(?:ans?|années?|jours?|mois|siècles?|heures?|minutes?|semaines?|instants?|décennies?|pages?|lignes?|vers|chapitres?|strophes?|actes?|scènes?|secondes?|paragraphes?|générations?)$/;

/** « plus tôt que de trahir », « plus tôt que décrire » : one act rather than another. */
function beforeAnotherAct(at: At, lexicon: Lexicon): boolean {
  if (!isOneOf(at(2), /^qu[e']$/)) return false;
  const act = isOneOf(at(3), /^d[e']$/) ? 4 : 3;
  const done = [act, act + 1].some((step) => isInfinitive(lexicon, at(step)));
  if (!done || at(-1)?.form === 'peu') return false;
  if (!happens.test(at(-1)?.form ?? '')) return true;
  // « mourir plus tôt que de trahir » ; but « il vaut mieux partir plus tôt que d'arriver en retard ».
  return (
    act === 4 &&
    (/^m[oe]ur/.test(at(-1)!.form) || !saysBefore(at, /^(?:mieux|préf\p{L}+|vaut|vaudrait)$/u))
  );
}

/** « une tragédie plus tôt qu'une comédie » : one thing rather than another. */
const beforeAnotherThing = (at: At) =>
  isOneOf(at(2), /^qu[e']$/) &&
  at(-1)?.tag === 'NOUN' &&
  !isOneOf(at(-1), measure) &&
  isOneOf(at(-2), /^(?:un|une|des|du|le|la|les|l')$/) &&
  at(-2)?.form === at(3)?.form &&
  /^(?:NOUN|ADJ)$/.test(at(4)?.tag ?? '') &&
  !happens.test(at(-3)?.form ?? '');

/** plutôt / plus tôt, by what is compared or how far back it is. */
export const sureRather: Homophone[] = [
  {
    category: 'HOM_PLUTOT',
    sure: true,
    words: 2,
    forms: ['plus'],
    choose(_word, at, lexicon) {
      if (at(1)?.form !== 'tôt') return undefined;
      if (beforeAnotherAct(at, lexicon) || beforeAnotherThing(at)) return 'plutôt';
      const presented =
        isOneOf(at(-1), copula) || (isOneOf(at(-1), /^pas$/) && isOneOf(at(-2), copula));
      if (presented && (at(2)?.tag === 'ADJ' || isOneOf(at(2), /^(?:une?|des|du)$/)))
        return 'plutôt';
      // « parler plus tôt de contrainte que d'obligation ».
      if (
        isOneOf(at(2), /^d[e']$/) &&
        at(3)?.tag === 'NOUN' &&
        isOneOf(at(4), /^qu[e']$/) &&
        isOneOf(at(5), /^d[e']$/)
      )
        return 'plutôt';
      // « un film, plus tôt long, », « j'ai plus tôt envie de rire ».
      if (at(-1)?.form === ',' && at(2)?.tag === 'ADJ' && at(3)?.form === ',') return 'plutôt';
      if (
        isOneOf(at(-1), /^(?:ai|as|a|avons|ont)$/) &&
        isOneOf(at(2), /^(?:envie|peur|tendance|besoin)$/)
      )
        return 'plutôt';
      // « il croit à la raison plus tôt qu'à la chance ».
      const leads = at(3)?.tag === 'ADP' ? at(3)!.form : undefined;
      if (
        leads &&
        isOneOf(at(2), /^qu[e']$/) &&
        at(-1)?.tag === 'NOUN' &&
        [-2, -3].some((step) => at(step)?.form === leads) &&
        !saysBefore(at, happens)
      )
        return 'plutôt';
      // « il vaudrait mieux parler plus tôt d'une crise ».
      if (
        at(-1)?.form === 'parler' &&
        isOneOf(at(2), /^d[e']$/) &&
        isOneOf(at(3), /^une?$/) &&
        saysBefore(at, /^(?:mieux|faut|faudrait|devrait|convient|conviendrait|peut)$/)
      )
        return 'plutôt';
      // « il s'agit plus tôt de », « on parlera plus tôt d'un échec ».
      return isOneOf(
        at(-1),
        /^(?:agi[rt]|agissait|parler(?:a|ait|ais|ons|ions)|dir(?:a|ait|ais|ions))$/,
      ) && isOneOf(at(2), /^(?:de|d'|du|des|qu[e'])$/)
        ? 'plutôt'
        : undefined;
    },
  },
  {
    category: 'HOM_PLUTOT',
    sure: true,
    forms: ['plutôt'],
    choose(_word, at) {
      const ends = at(1) === undefined || at(1)!.kind !== 'word';
      const counted =
        at(-2)?.tag === 'NUM' ||
        isOneOf(at(-2), /^(?:une?|quelques|plusieurs|deux|trois|cent|mille)$/);
      if (isOneOf(at(-1), measure) && counted)
        return ends || isOneOf(at(1), /^(?:il|elle|on|le|la|les|l')$/) ? 'plus tôt' : undefined;
      // « il aurait dû partir plutôt » : he left too late.
      return ends &&
        at(1)?.form !== ',' &&
        happens.test(at(-1)?.form ?? '') &&
        at(-1)?.tag === 'VERBi' &&
        isOneOf(at(-2), /^(?:dû|pu|fallu|voulu|d'|de)$/) &&
        saysBefore(at, /^(?:aur\p{L}+|a|avait|regrette|reproche)$/u)
        ? 'plus tôt'
        : undefined;
    },
  },
];
