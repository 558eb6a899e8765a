import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { At } from '../rule.ts';
import { isVerb, lacksVerb, lacksVerbAfter } from './clause-verbs.ts';
import {
  canBeAdjective,
  canBeFinite,
  canBeNoun,
  type Homophone,
  isDeterminer,
  isInfinitive,
  isOneOf,
  isOnlyFinite,
  isParticiple,
} from './homophone.ts';

/** Verbs said with « s'en ». */
const takesEn =
  /^(?:empêcher|passer|aller|sortir|servir|prendre|contenter|souvenir|remettre|tenir|moquer|plaindre|apercevoir|emparer|détacher|libérer|affranchir|éloigner|inspirer|occuper|charger|douter|réjouir|méfier|rendre|nourrir|débarrasser|approcher|écarter|vanter|protéger|défaire|convaincre|satisfaire)$/;
/** Verbs never said with « s'en ». */
const neverEn =
  /^(?:dire|savoir|pouvoir|être|avoir|comprendre|connaître|réfléchir|hésiter|parler|penser|regarder|consulter|demander|attendre|risquer|cesser|mentir|vivre|exister|trahir|respecter|juger|agir)$/;
const modal =
  /^(?:peu[tx]|peuvent|pouv\p{L}+|pourr\p{L}+|doi[ts]|doivent|dev\p{L}+|faut|faudra|faudrait|fallait|veut|veulent|voulait|va|vont|allait|vais)$/u;

/** Another infinitive further on, up to a pause: « il peut sans mentir affirmer ». */
function hasInfinitiveAfter(at: At, from: number, lexicon: Lexicon): boolean {
  for (let step = from; at(step)?.kind === 'word'; step++)
    if (at(step)!.tag === 'VERBi' && isInfinitive(lexicon, at(step))) return true;
  return false;
}

const isNamed = (at: At, step: number) => /^(?:NOUN|PROPN)$/.test(at(step)?.tag ?? '');

/** s'y / si, s'en / sans / c'en, by what must follow each of them. */
export const sureReflexives: Homophone[] = [
  {
    // « les habitants si sont habitués », « on ne si attend pas » : « si » wants a subject, « s'y » a verb.
    category: 'HOM_SANS',
    sure: true,
    forms: ['si'],
    choose(_word, at, lexicon) {
      const [before, next] = [at(-1), at(1)];
      const after = isOneOf(before, /^(?:il|elle|on|ils|elles|qui|ne)$/) || isNamed(at, -1);
      if (!after || next?.kind !== 'word' || isOneOf(at(2), /^(?:que|qu')$/)) return undefined;
      if (isOneOf(next, /^(?:est|sont|était|étaient|fut|furent)$/))
        return isParticiple(lexicon, at(2)?.tag === 'ADV' ? at(3) : at(2)) ? "s'y" : undefined;
      if (isOnlyFinite(lexicon, next) && !canBeNoun(lexicon, next)) return "s'y";
      return canBeFinite(lexicon, next) &&
        at(-1)?.tag === 'NOUN' &&
        isDeterminer(at(-2)) &&
        (lacksVerb(at) ||
          (isOneOf(at(-3), /^(?:et|mais|,)$/) &&
            lacksVerbAfter(at, 2) &&
            !canBeAdjective(lexicon, next)))
        ? "s'y"
        : undefined;
    },
  },
  {
    category: 'HOM_SANS',
    sure: true,
    forms: ['sans'],
    choose: (_word, at, lexicon) =>
      (isOneOf(at(-1), modal) ||
        (isOneOf(at(-1), /^-(?:t-)?(?:il|elle|on|ils|elles)$/) && isOneOf(at(-2), modal))) &&
      isOneOf(at(1), takesEn) &&
      !hasInfinitiveAfter(at, 2, lexicon)
        ? "s'en"
        : undefined,
  },
  {
    category: 'HOM_SANS',
    sure: true,
    forms: ["s'"],
    choose(_word, at) {
      if (at(1)?.form !== 'en') return undefined;
      // « après s'en être approché » : the auxiliary.
      const past = isOneOf(at(2), /^(?:être|avoir)$/) && at(3)?.tag === 'VERBp';
      if (isOneOf(at(2), neverEn) && !past) return 'sans';
      const opening = at(-1) === undefined || at(-1)!.kind !== 'word';
      return opening && at(2)?.form === 'doute' && !at(3)?.form.startsWith('-')
        ? 'sans'
        : undefined;
    },
  },
  {
    category: 'HOM_SANS',
    sure: true,
    forms: ["c'"],
    choose: (_word, at, lexicon) =>
      at(1)?.form === 'en' &&
      !canBeFinite(lexicon, at(2)) &&
      (isInfinitive(lexicon, at(2)) || isDeterminer(at(2)))
        ? 'sans'
        : undefined,
  },
  {
    // « il parle peut mais il agit » : a verb right after a verb.
    category: 'HOM_PEU',
    sure: true,
    forms: ['peut'],
    choose: (_word, at, lexicon) =>
      isVerb(at, -1) &&
      isOnlyFinite(lexicon, at(-1)) &&
      isOneOf(at(1), /^(?:mais|et|,|\.|;|de|d')$/) &&
      !isOneOf(at(-2), /^(?:qui|qu'|que)$/) &&
      !isOneOf(at(-3), /^(?:qui|qu'|que)$/)
        ? 'peu'
        : undefined,
  },
];
