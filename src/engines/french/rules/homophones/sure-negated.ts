import { isNeededVerb } from '../is-needed-verb.ts';
import {
  canBeFinite,
  type Homophone,
  isInfinitive,
  isOneOf,
  isOnlyInfinitive,
} from './homophone.ts';

/** Infinitives nobody says with « s'en ». */
const neverEn =
  /^(?:chercher|oser|recourir|devoir|accepter|prévenir|répondre|avertir|crier|protester|bouger|tarder)$/;

const goesInto =
  /^(?:opposer|résigner|habituer|attendre|rendre|fier|intéresser|retrouver|soumettre|plonger|adapter|résoudre|référer)$/;

/** n'ont / non, ni / n'y, s'en / sans: what a refusal leaves room for. */
export const sureNegated: Homophone[] = [
  {
    category: 'HOM_ON',
    sure: true,
    words: 2,
    forms: ["n'"],
    choose(_word, at) {
      if (at(1)?.form !== 'ont') return undefined;
      // « n'ont seulement il ment », « qu'on le veuille ou n'ont ».
      if (at(2)?.form === 'seulement' && isOneOf(at(3), /^(?:il|elle|on|ils|elles|le|la|les|l')$/))
        return 'non';
      if (isOneOf(at(-1), /^(?:ou|dire|mais)$/) && !isOneOf(at(2), /^(?:pas|plus|jamais|rien)$/))
        return 'non';
      return isOneOf(at(-1), /^(?:et|,)$/) &&
        isOneOf(at(2), /^(?:parce|par|pour|l'|le|la|sans|comme)$/)
        ? 'non'
        : undefined;
    },
  },
  {
    category: 'HOM_ON',
    sure: true,
    forms: ['non'],
    choose(_word, at) {
      const refuses = isOneOf(at(1), /^(?:pas|jamais|rien|guère|aucune?|cessé|toujours)$/);
      if (!refuses) return undefined;
      // « ceux qui non rien », « elles non cessé ».
      if (isOneOf(at(-1), /^(?:ils|elles|qui|ceux-ci|celles-ci)$/)) return "n'ont";
      if (!/^(?:NOUN|ADJ|VERBp)$/.test(at(-1)?.tag ?? '') || !/[sx]$/.test(at(-1)!.form))
        return undefined;
      if (isOneOf(at(1), /^(?:jamais|guère|cessé)$/)) return "n'ont";
      const done = at(1)?.form === 'toujours' && at(2)?.form === 'pas' ? 3 : 2;
      return isOneOf(at(done), /^(?:été|eu|pu|su)$/) ||
        (at(done)?.tag === 'VERBp' && isNeededVerb(at))
        ? "n'ont"
        : undefined;
    },
  },
  {
    category: 'HOM_SANS',
    sure: true,
    words: 2,
    forms: ["s'"],
    choose(_word, at, lexicon) {
      if (at(1)?.form !== 'en') return undefined;
      const next = at(2);
      if (neverEn.test(next?.form ?? '')) return 'sans';
      // « il progresse s'en cesse », « ils renonceraient s'en doute ».
      if (isOneOf(next, /^(?:doute|cesse)$/) && /^(?:VERBf|VERBi|AUXf)$/.test(at(-1)?.tag ?? ''))
        return 'sans';
      if (next?.form === 'pour' && at(3)?.form === 'autant') return 'sans';
      return next?.tag === 'NOUN' &&
        !next.form.endsWith('ant') &&
        !canBeFinite(lexicon, next) &&
        !isInfinitive(lexicon, next)
        ? 'sans'
        : undefined;
    },
  },
  {
    // « Il faut ni penser que le soir » : one « ni » alone.
    category: 'HOM_SANS',
    sure: true,
    forms: ['ni'],
    choose: (_word, at, lexicon) =>
      isOneOf(at(-1), /^(?:faut|peut|doit|pas|de|pour|veut)$/) &&
      isOnlyInfinitive(lexicon, at(1)) &&
      ![2, 3, 4, 5, 6, 7, 8].some((step) => at(step)?.form === 'ni') &&
      ![-2, -3, -4, -5].some((step) => isOneOf(at(step), /^(?:ni|ne|n')$/))
        ? "n'y"
        : undefined,
  },
  {
    // « Si opposer serait vain », where « si mentir est un mal » supposes.
    category: 'HOM_SANS',
    sure: true,
    forms: ['si'],
    choose: (_word, at) =>
      at(-1) === undefined && at(1)?.tag === 'VERBi' && goesInto.test(at(1)!.form)
        ? "s'y"
        : undefined,
  },
  {
    // « il c'en va », « peu c'en faut » : only being follows « c'en ».
    category: 'HOM_SANS',
    sure: true,
    words: 2,
    forms: ["c'"],
    choose(_word, at) {
      if (at(1)?.form !== 'en' || !/^(?:VERBf|AUXf)$/.test(at(2)?.tag ?? '')) return undefined;
      const being = isOneOf(at(2), /^(?:est|était|fut|sera|serait|sont|soit|fût)$/);
      if (!being) return "s'en";
      return isOneOf(at(-1), /^(?:il|elle|on|ils|elles|ne|qui)$/) ? "s'en" : undefined;
    },
  },
];
