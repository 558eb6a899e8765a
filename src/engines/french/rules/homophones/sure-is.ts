import type { At } from '../rule.ts';
import {
  asks,
  endsInPeriod,
  hasVerbBefore,
  isVerb,
  lacksVerb,
  lacksVerbAfter,
} from './clause-verbs.ts';
import {
  canBeFinite,
  canBeNoun,
  type Homophone,
  isDeterminer,
  isInfinitive,
  isOneOf,
  isOnlyParticiple,
  isParticiple,
} from './homophone.ts';

/** « et, pour Aristote, » : where the words go on past an aside; undefined when there is none. */
function pastAside(at: At): number | undefined {
  if (at(1)?.form !== ',') return undefined;
  for (let step = 2; at(step) && step < 12; step++) {
    if (at(step)!.form === ',') return step > 2 ? step + 1 : undefined;
    if (isVerb(at, step)) return undefined;
  }
  return undefined;
}

/** et / est and son / sont, where the sentence would otherwise have no verb, or « sont » no subject. */
export const sureIs: Homophone[] = [
  {
    category: 'HOM_ET',
    sure: true,
    forms: ['et'],
    choose: (_word, at) => (isOneOf(at(-1), /^(?:c'|n'|s'|m'|t')$/) ? 'est' : undefined),
  },
  {
    category: 'HOM_ET',
    sure: true,
    forms: ['et'],
    choose(_word, at) {
      const after = pastAside(at);
      if (after === undefined || !/^(?:NOUN|PROPN|ADJ|VERBp)$/.test(at(-1)?.tag ?? ''))
        return undefined;
      // « Bilans des cycles passés et, au besoin, les notes » : only one thing « is ».
      let first = -1;
      while (at(first - 1)) first--;
      const single = isOneOf(at(first), /^(?:le|la|l'|un|une|ce|cet|cette|son|sa|loin)$/);
      if ((!single && at(first)?.tag !== 'PROPN') || !endsInPeriod(at)) return undefined;
      const said = isDeterminer(at(after)) || /^(?:ADJ|VERBp|ADV)$/.test(at(after)?.tag ?? '');
      return said && !hasVerbBefore(at, -1) && lacksVerbAfter(at, after) ? 'est' : undefined;
    },
  },
  {
    // « Le but de l'auteur et de convaincre. »
    category: 'HOM_ET',
    sure: true,
    forms: ['et'],
    choose(_word, at, lexicon) {
      if (!isOneOf(at(1), /^(?:de|d')$/) || at(-1)?.tag !== 'NOUN') return undefined;
      const infinitive = [2, 3, 4].find((step) => isInfinitive(lexicon, at(step)));
      if (infinitive === undefined || !lacksVerb(at) || !endsInPeriod(at)) return undefined;
      for (let step = -2; at(step); step--) if (/i$/.test(at(step)!.tag)) return undefined;
      return 'est';
    },
  },
  {
    // « Cette scène et le point culminant de la pièce. » : « this » and « the » are not two of a kind.
    category: 'HOM_ET',
    sure: true,
    forms: ['et'],
    choose(_word, at) {
      let first = -1;
      while (at(first - 1)) first--;
      if (!isOneOf(at(first), /^(?:ce|cet|cette)$/) || at(-1)?.kind !== 'word') return undefined;
      if (!isOneOf(at(1), /^(?:un|une|le|la|l')$/) || !lacksVerb(at) || !endsInPeriod(at))
        return undefined;
      for (let step = first; step < 0; step++)
        if (at(step)!.kind !== 'word' || isOneOf(at(step), /^(?:et|ou)$/)) return undefined;
      for (let step = 2; at(step); step++) if (isOneOf(at(step), /^(?:et|ou|,)$/)) return undefined;
      return 'est';
    },
  },
  {
    // « L'homme cherche sont bonheur » : nobody before who could be several.
    category: 'HOM_SON',
    sure: true,
    forms: ['sont'],
    choose(_word, at, lexicon) {
      const noun = at(1)?.tag === 'ADJ' ? at(2) : at(1);
      if (!noun || !canBeNoun(lexicon, noun) || noun.tag !== 'NOUN' || /[sxz]$/.test(noun.form))
        return undefined;
      if (!canBeFinite(lexicon, at(-1)) && at(-1)?.tag !== 'ADP' && at(-1)?.tag !== 'VERBi')
        return undefined;
      for (let step = -1; at(step); step--)
        if (
          /[sxz]$/.test(at(step)!.form) ||
          isOneOf(at(step), /^(?:et|ni|qui|plupart|beaucoup|ce|où|dont|que|quel)$/)
        )
          return undefined;
      return 'son';
    },
  },
  {
    // « les on faites », « leur on donné » : a pronoun that only a verb may follow.
    category: 'HOM_ON',
    sure: true,
    forms: ['on'],
    choose(_word, at, lexicon) {
      // « une idée que beaucoup on défendue ».
      if (!isOneOf(at(-1), /^(?:les|leur|beaucoup|certaine?s|plusieurs|tous|toutes)$/))
        return undefined;
      const next = /^ADV$/.test(at(1)?.tag ?? '') ? at(2) : at(1);
      const readings = next ? lexicon.readings(next.form) : [];
      return readings.some(({ features }) => features.startsWith('K')) &&
        (isOneOf(at(-1), /^(?:les|leur)$/) || !canBeFinite(lexicon, next)) &&
        !asks(at)
        ? 'ont'
        : undefined;
    },
  },
  {
    // « les lois qu'on votées les députés » : what can only be a participle wants an auxiliary.
    category: 'HOM_ON',
    sure: true,
    forms: ['on'],
    choose: (_word, at, lexicon) =>
      isOneOf(at(-1), /^qu[e']$/) &&
      isOnlyParticiple(lexicon, at(1)) &&
      (isDeterminer(at(2)) || at(2)?.tag === 'PROPN')
        ? 'ont'
        : undefined,
  },
  {
    // « comme l'on montré les historiens ».
    category: 'HOM_ON',
    sure: true,
    forms: ["l'"],
    choose(_word, at, lexicon) {
      if (at(1)?.form !== 'on') return undefined;
      const next = at(2)?.tag === 'ADV' ? at(3) : at(2);
      return isParticiple(lexicon, next) && !canBeFinite(lexicon, next) ? "l'ont" : undefined;
    },
  },
  {
    // « La plupart son morts » : « son » takes no plural.
    category: 'HOM_SON',
    sure: true,
    forms: ['son'],
    choose(_word, at, lexicon) {
      const next = at(1);
      const plural =
        next?.kind === 'word' &&
        lexicon.readings(next.form).length > 0 &&
        lexicon
          .readings(next.form)
          .every(({ pos, features }) => /^(?:adj|nc|v)$/.test(pos) && /^K?[mf]?p$/.test(features));
      return plural &&
        (/^(?:NOUN|PROPN)$/.test(at(-1)?.tag ?? '') ||
          isOneOf(at(-1), /^(?:plupart|beaucoup|certains|plusieurs|tous|ils|elles|qui|autres)$/)) &&
        at(2)?.tag !== 'NOUN'
        ? 'sont'
        : undefined;
    },
  },
];
