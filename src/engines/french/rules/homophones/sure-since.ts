import type { At } from '../rule.ts';
import { asks, isVerb } from './clause-verbs.ts';
import { canBeFinite, type Homophone, isDeterminer, isOneOf } from './homophone.ts';

const month =
  /^(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|hier|demain|aujourd'hui|maintenant|lors|aujourd)$/;

/** dès / des, quand / qu'en, quelque temps, peu / peut: when and how much. */
export const sureSince: Homophone[] = [
  {
    // « des les premières lignes », « des octobre », « des 1830 » : no noun in the plural follows.
    category: 'HOM_CAR',
    sure: true,
    forms: ['des'],
    choose(_word, at) {
      const next = at(1);
      if (isOneOf(next, /^(?:les|le|la|l'|son|sa|qu'|que)$/)) return 'dès';
      if (isOneOf(next, month) && !(next!.form === 'mars' && at(2)?.tag === 'ADJ')) return 'dès';
      return next?.kind === 'number' &&
        /^1[0-9]\d\d$|^20\d\d$/.test(next.form) &&
        at(2)?.tag !== 'NOUN'
        ? 'dès'
        : undefined;
    },
  },
  {
    category: 'HOM_SANS',
    sure: true,
    words: 2,
    forms: ["qu'"],
    choose(_word, at) {
      if (at(1)?.form !== 'en') return undefined;
      if (at(2)?.form === 'même' && isOneOf(at(-1), /^(?:a|est|ai|ont|sont|était|était|pas)$/))
        return 'quand';
      if (isOneOf(at(-1), /^(?:depuis|ni)$/)) return 'quand';
      // « Qu'en vient le soir, il s'assied. »
      return at(-1) === undefined &&
        isVerb(at, 2) &&
        isDeterminer(at(3)) &&
        [4, 5, 6].some((step) => at(step)?.form === ',') &&
        !asks(at)
        ? 'quand'
        : undefined;
    },
  },
  {
    category: 'HOM_SANS',
    sure: true,
    forms: ['quand'],
    choose(_word, at) {
      // « quoi quand disent les sceptiques ».
      if (isOneOf(at(-1), /^(?:quoi|quelle|quel)$/)) return "qu'en";
      // « Quand pense l'auteur ? », « Quand pensez-vous ? » : of what one thinks.
      const thinks = isOneOf(at(1), /^(?:pens(?:e|ent|es|ait|ez)|dit|disent|dis)$/);
      if (at(-1) !== undefined || !thinks || !asks(at)) return undefined;
      if (at(2)?.form.startsWith('-')) return at(3)?.form === '?' ? "qu'en" : undefined;
      return isDeterminer(at(2)) || at(2)?.tag === 'PROPN' ? "qu'en" : undefined;
    },
  },
  {
    category: 'HOM_QUEL',
    sure: true,
    forms: ['quelques'],
    choose(_word, at) {
      // « quelques temps après », where « quelques temps forts » are several.
      if (at(1)?.form === 'temps' && endsTime(at, 2)) return 'quelque';
      if (at(1)?.form === 'peu') return 'quelque';
      // « quelques deux cents députés » : about two hundred.
      const about =
        isOneOf(at(1), /^(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze)$/) &&
        isOneOf(at(2), /^(?:cents?|mille|millions?|milliards?)$/);
      const round = at(1)?.kind === 'number' && /^\d{3,}/.test(at(1)!.form);
      return (about || round) && !isOneOf(at(-1), /^(?:les|ces|ses|des)$/) ? 'quelque' : undefined;
    },
  },
  {
    category: 'HOM_PEU',
    sure: true,
    forms: ['peut'],
    choose(_word, at, lexicon) {
      if (isOneOf(at(1), /^import(?:e|ent|era|ait)$/)) return 'peu';
      if (at(1)?.form === 'à' && at(2)?.form === 'peu') return 'peu';
      if (isOneOf(at(-1), /^(?:sous|depuis|avant)$/) && at(1)?.kind !== 'word') return 'peu';
      const opens = at(-1) === undefined || isOneOf(at(-1), /^(?:,|mais|car|que|et)$/);
      // « mais peut convaincante », « peut de savants osent ».
      if (
        isOneOf(at(-1), /^(?:mais|,|et|ou)$/) &&
        at(1)?.tag === 'ADJ' &&
        !canBeFinite(lexicon, at(1))
      )
        return 'peu';
      return opens &&
        isOneOf(at(1), /^d[e']$/) &&
        at(2)?.tag === 'NOUN' &&
        /[sx]$/.test(at(2)!.form)
        ? 'peu'
        : undefined;
    },
  },
  {
    // « Que peu la poésie face à la guerre ? »
    category: 'HOM_PEU',
    sure: true,
    forms: ['peu'],
    choose: (_word, at) =>
      at(-1)?.form === 'que' && at(-2) === undefined && isDeterminer(at(1)) && asks(at)
        ? 'peut'
        : undefined,
  },
  {
    // « il se sent prés de la nature ».
    category: 'HOM_PRES',
    sure: true,
    forms: ['prés'],
    choose: (_word, at) =>
      isOneOf(at(1), /^(?:de|d'|du|des)$/) && !/^(?:DET|ADJ|NUM)$/.test(at(-1)?.tag ?? '')
        ? 'près'
        : undefined,
  },
];

const endsTime = (at: At, step: number) =>
  at(step)?.kind !== 'word' ||
  isOneOf(at(step), /^(?:après|plus|avant|en|à|dans|encore|auparavant)$/);
