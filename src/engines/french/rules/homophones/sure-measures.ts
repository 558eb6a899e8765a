import { hasVerbBefore, saysBefore } from './clause-verbs.ts';
import { type Homophone, isOneOf, isOnlyInfinitive } from './homophone.ts';

const scarcely = /^(?:pas|peu|aucun|moins|tant|beaucoup|plus|trop|point|guère|assez|autant|sans)$/;
const gives =
  /^(?:a|ont|avait|avoir|offr\p{L}+|présent\p{L}+|tir\p{L}+|trouv\p{L}+|procur\p{L}+|manqu\p{L}+|priv\p{L}+|voit|voient|voir|parl\p{L}+|agit|question)$/u;
const preposition = /^(?:à|chez|pour|avec|de|d'|sans|contre|vers|par|sur|entre|devant|en)$/;

/** davantage, voire, temps, court: how much, how far, how long. */
export const sureMeasures: Homophone[] = [
  {
    // « nous isolent chaque jour d'avantage, » : nothing says whose gain it would be.
    category: 'HOM_DAVANTAGE',
    sure: true,
    forms: ["d'"],
    choose: (_word, at) =>
      at(1)?.form === 'avantage' &&
      (at(2)?.kind !== 'word' || isOneOf(at(2), /^(?:encore|chaque|aujourd'hui|et|mais|les)$/)) &&
      /^(?:NOUN|VERBf|VERBi|VERBp|ADV)$/.test(at(-1)?.tag ?? '') &&
      hasVerbBefore(at, -1) &&
      (isOneOf(at(-1), /^(?:jour|année|fois|peu)$/) || at(-1)!.tag.startsWith('VERB')) &&
      (at(-1)!.form !== 'peu' || at(-2)?.form === 'un') &&
      (at(-1)!.form === 'peu' || !saysBefore(at, scarcely)) &&
      !saysBefore(at, gives)
        ? 'davantage'
        : undefined,
  },
  {
    // « inexact, voir totalement inventé ».
    category: 'HOM_VOIR',
    sure: true,
    forms: ['voir'],
    choose: (_word, at) =>
      at(-1)?.form === ',' &&
      /^(?:ADJ|VERBp)$/.test(at(-2)?.tag ?? '') &&
      at(1)?.tag === 'ADV' &&
      (/ment$/.test(at(1)!.form) || isOneOf(at(1), /^(?:même|très|trop|parfois|tout)$/)) &&
      /^(?:ADJ|VERBp)$/.test(at(2)?.tag ?? '')
        ? 'voire'
        : undefined,
  },
  {
    // « beaucoup de tant pour que », « le tant passe », where « le tant attendu » is right.
    category: 'HOM_CAR',
    sure: true,
    forms: ['tant'],
    choose(_word, at) {
      if (isOneOf(at(1), /^(?:de|d'|soit|que|qu'|et)$/) || at(1)?.tag === 'VERBp') return undefined;
      const much =
        at(-1)?.form === 'de' &&
        isOneOf(at(-2), /^(?:beaucoup|peu|plus|moins|trop|assez|combien|plein|énormément|manque)$/);
      const told =
        isOneOf(at(-1), /^(?:le|du|au|ce|leur|son|mon|notre|quelque)$/) && at(1)?.tag !== 'ADJ';
      return much || (told && at(1)?.kind === 'word') ? 'temps' : undefined;
    },
  },
  {
    // « Il cours à sa perte. »
    category: 'HOM_CAR',
    sure: true,
    forms: ['cours'],
    choose: (_word, at) =>
      isOneOf(at(-1), /^(?:il|elle|on)$/) &&
      !isOneOf(at(1), /^(?:et|ou)$/) &&
      !isOneOf(at(-2), preposition)
        ? 'court'
        : undefined,
  },
  {
    // « Ce connaître soi-même est difficile. »
    category: 'HOM_SE',
    sure: true,
    forms: ['ce'],
    choose: (_word, at, lexicon) =>
      at(-1) === undefined && at(1)?.tag === 'VERBi' && isOnlyInfinitive(lexicon, at(1))
        ? 'se'
        : undefined,
  },
  {
    // « C'est là ou commence la tragédie. »
    category: 'HOM_OU',
    sure: true,
    forms: ['ou'],
    choose: (_word, at) =>
      at(-1)?.form === 'là' &&
      (at(-2) === undefined || isOneOf(at(-2), /^(?:est|était|jusque|de)$/)) &&
      /^(?:VERBf|AUXf)$/.test(at(1)?.tag ?? '')
        ? 'où'
        : undefined,
  },
];
