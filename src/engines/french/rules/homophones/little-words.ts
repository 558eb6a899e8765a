import { isNeededVerb } from '../is-needed-verb.ts';
import {
  canBeFinite,
  canBeNoun,
  type Homophone,
  isDeterminer,
  isInfinitive,
  isOneOf,
  isOnlyFinite,
} from './homophone.ts';

/** peu / peut, sans / s'en, sa / ça, davantage, plutôt, près / prêt, voir / voire, soi / soit, si / s'y. */
export const littleWords: Homophone[] = [
  {
    category: 'HOM_PEU',
    forms: ['peu'],
    choose: (_word, at, lexicon) => {
      const [before, next] = [at(-1), at(1)];
      if (isOneOf(next, /^-(?:il|elle|on)$|^-t-/)) return 'peut';
      if (
        isOneOf(before, /^(?:il|elle|on|qui|ne|cela|ça|ce)$/) &&
        (isInfinitive(lexicon, next) || isOneOf(next, /^(?:pas|être|avoir|donc|alors|aussi)$/))
      )
        return 'peut';
      return before &&
        /^(?:NOUN|PROPN|ADJ)$/.test(before.tag) &&
        isInfinitive(lexicon, next) &&
        !canBeNoun(lexicon, next)
        ? 'peut'
        : undefined;
    },
  },
  {
    category: 'HOM_PEU',
    forms: ['peut', 'peux'],
    choose: (word, at, lexicon) => {
      const [before, next] = [at(-1), at(1)];
      if (isOneOf(before, /^(?:un|très|trop|si|assez)$/)) return 'peu';
      if (
        word.form === 'peux' &&
        isOneOf(before, /^(?:il|elle|on|qui|cela|ça|ce|ne)$/) &&
        !isOneOf(at(-2), /^(?:je|tu)$/)
      )
        return 'peut';
      if (word.form === 'peux' && before && /^(?:NOUN|PROPN)$/.test(before.tag)) return 'peut';
      if (
        isOneOf(next, /^(?:de|d')$/) &&
        before &&
        /f$/.test(before.tag) &&
        !canBeFinite(lexicon, at(2))
      )
        return 'peu';
      return isOneOf(before, /^(?:est|sont|était)$/) && next && /^(?:ADJ|VERBp)$/.test(next.tag)
        ? 'peu'
        : undefined;
    },
  },
  {
    // « est peut être une illusion » : beside another verb, the adverb.
    category: 'HOM_PEU',
    sure: true,
    words: 2,
    forms: ['peut'],
    choose: (_word, at) =>
      at(1)?.form === 'être' && /^(?:VERBf|AUXf)$/.test(at(-1)?.tag ?? '') && !isNeededVerb(at)
        ? 'peut-être'
        : undefined,
  },
  {
    category: 'HOM_SANS',
    forms: ["s'"],
    choose: (_word, at, lexicon) => {
      if (at(1)?.form !== 'en') return undefined;
      const next = at(2);
      if (isDeterminer(next) && !isOneOf(next, /^(?:le|la|les|l')$/)) return 'sans';
      if (isDeterminer(next) && at(3)?.tag === 'NOUN') return 'sans';
      return next &&
        !canBeFinite(lexicon, next) &&
        (next.tag === 'NOUN' || isInfinitive(lexicon, next) === false) &&
        (next.tag === 'NOUN' ||
          isOneOf(
            next,
            /^(?:jamais|rien|aucun|aucune|cela|lui|elle|eux|elles|moi|toi|nous|vous|être|avoir|que|qu'|doute|cesse)$/,
          ))
        ? 'sans'
        : undefined;
    },
  },
  {
    category: 'HOM_SANS',
    forms: ['sans'],
    choose: (_word, at, lexicon) => {
      const [before, next] = [at(-1), at(1)];
      if (
        isOnlyFinite(lexicon, next) &&
        before &&
        (/^(?:NOUN|PROPN)$/.test(before.tag) ||
          isOneOf(before, /^(?:il|elle|on|qui|ne|ils|elles)$/))
      )
        return "s'en";
      return isOneOf(before, /^(?:faut|pas|peut|doit|va|veut|pour|de)$/) &&
        isOneOf(
          next,
          /^(?:souvenir|passer|sortir|aller|rendre|prendre|remettre|tenir|servir|apercevoir|moquer|contenter)$/,
        )
        ? "s'en"
        : undefined;
    },
  },
  {
    category: 'HOM_LA',
    forms: ['sa'],
    choose: (_word, at, lexicon) =>
      isOnlyFinite(lexicon, at(1)) && !canBeNoun(lexicon, at(1)) ? 'ça' : undefined,
  },
  {
    category: 'HOM_LA',
    forms: ['ça'],
    choose: (_word, at) =>
      at(1)?.tag === 'NOUN' && at(-1) !== undefined && /^(?:ADP|VERBf|VERBi)$/.test(at(-1)!.tag)
        ? 'sa'
        : undefined,
  },
  {
    category: 'HOM_DAVANTAGE',
    forms: ["d'"],
    choose: (_word, at) =>
      at(1)?.form === 'avantage' &&
      at(-1) !== undefined &&
      /^(?:VERBf|VERBi|VERBp|ADV|PRON|AUXf)$/.test(at(-1)!.tag) &&
      !isOneOf(
        at(-1),
        /^(?:peu|beaucoup|plus|moins|pas|tant|assez|trop|guère|point|parle|agit)$/,
      ) &&
      at(2)?.tag !== 'ADJ'
        ? 'davantage'
        : undefined,
  },
  {
    category: 'HOM_PRES',
    forms: ['prêt', 'prêts', 'prête'],
    // « un prêt de mille euros », « Prêt d'honneur » : the loan.
    choose: (word, at) =>
      isOneOf(at(1), /^(?:de|d'|du|des)$/) &&
      !isInfinitiveNext(at(2)?.tag) &&
      word.tag !== 'NOUN' &&
      at(-1) !== undefined &&
      !isDeterminer(at(-1))
        ? 'près'
        : undefined,
  },
  {
    category: 'HOM_PRES',
    forms: ['près'],
    choose: (_word, at, lexicon) =>
      isOneOf(at(1), /^(?:à|a)$/) &&
      (isInfinitive(lexicon, at(2)) || isOneOf(at(2), /^(?:tout|se|s')$/))
        ? 'prêt'
        : undefined,
  },
  {
    category: 'HOM_VOIR',
    forms: ['voire'],
    choose: (_word, at) =>
      isOneOf(at(-1), /^(?:de|à|pour|peut|faut|veut|faire|fait|sans|va|allons|laisse|y)$/)
        ? 'voir'
        : undefined,
  },
  {
    category: 'HOM_VOIR',
    forms: ['voir'],
    choose: (_word, at) =>
      at(-1)?.form === ',' && at(1) !== undefined && /^(?:ADJ|VERBp)$/.test(at(1)!.tag)
        ? 'voire'
        : undefined,
  },
  {
    category: 'HOM_CAR',
    forms: ['soit', 'sois'],
    choose: (_word, at) =>
      isOneOf(at(1), /^-?même$/) ||
      (isOneOf(at(-1), /^(?:sur|en|chez|hors|envers)$/) && isEnd(at(1)))
        ? 'soi'
        : undefined,
  },
  {
    category: 'HOM_CAR',
    forms: ['soi'],
    choose: (_word, at) =>
      isOneOf(at(-1), /^(?:il|elle|on|que|qu'|cela|ce)$/) ? 'soit' : undefined,
  },
  {
    category: 'HOM_CAR',
    forms: ['sensé', 'sensée', 'sensés', 'sensées'],
    choose: (word, at, lexicon) =>
      isInfinitive(lexicon, at(1)) ? word.form.replace('sens', 'cens') : undefined,
  },
];

const isInfinitiveNext = (tag: string | undefined) => tag === 'VERBi';
const isEnd = (word: { kind: string } | undefined) => word === undefined || word.kind !== 'word';
