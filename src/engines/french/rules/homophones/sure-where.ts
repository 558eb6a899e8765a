import { asks, isVerb, lacksVerbAfter, saysBefore } from './clause-verbs.ts';
import {
  canBeNoun,
  type Homophone,
  isDeterminer,
  isInfinitive,
  isOneOf,
  isOnlyFinite,
} from './homophone.ts';
import { whereOrWhen } from './place-or-time.ts';
import {
  followsClause,
  followsPronoun,
  followsVerb,
  pastClitics,
  verbOfClause,
} from './where-clause.ts';

const asksWhere =
  /^(?:demander?|demandons|demandent|demandait|demandaient|demanda|savoir|sa[iv][ts]|savons|savez|savent|savai\p{L}+|saur\p{L}+|su|ignor\p{L}+|déterminer|comprendre|comprend|comprennent|découvrir|découvre|chercher|dire|dit|disent|montrer|montre|montrent|indiquer|indique|expliquer|explique|préciser|précise|voir|voit|voient|voyons)$/u;
/** Verbs that tell of a place without an object: « on sait ou commence la folie ». */
const takesPlace =
  /^(?:va|vont|mèn\p{L}+|conduit|commence\p{L}*|fini\p{L}*|est|sont|était|étaient|vient|viennent|réside\p{L}*|vi[tv]\p{L}*|habite\p{L}*|naît|débute\p{L}*)$/u;

/** ou / où, where the clause that follows, or what is asked, leaves no doubt. */
export const sureWhere: Homophone[] = [
  {
    category: 'HOM_OU',
    sure: true,
    forms: ['ou'],
    choose: (_word, at, lexicon) =>
      followsClause(at) || followsPronoun(at, lexicon) || followsVerb(at, lexicon)
        ? 'où'
        : undefined,
  },
  {
    // « se demander ou s'arrête la liberté », « on ignore ou se cache le roi ».
    category: 'HOM_OU',
    sure: true,
    forms: ['ou'],
    choose(_word, at, lexicon) {
      const back = isOneOf(at(-1), /^(?:pas|plus|jamais|toujours|bien|trop)$/) ? -2 : -1;
      if (!isOneOf(at(back), asksWhere) || !/^(?:VERB|AUX)/.test(at(back)!.tag)) return undefined;
      // « Vous savez ou vous ne savez pas » : one thing or the other.
      if (at(1)?.form === at(back - 1)?.form) return undefined;
      const verb = pastClitics(at, 1);
      // « il ne sait jamais ou l'auteur veut en venir ».
      if (back === -2 && verbOfClause(at, 1) !== undefined) return 'où';
      // « il ne savait plus ou se cacher ».
      if (back === -2 && isInfinitive(lexicon, at(verb))) return 'où';
      // « il ne comprend pas ou refuse les règles » : two acts of one subject.
      if (verb > 1) return isVerb(at, verb) && !isOneOf(at(1), /^n[e']$/) ? 'où' : undefined;
      if (isOneOf(at(1), takesPlace))
        return isDeterminer(at(2)) || at(2)?.tag === 'PROPN' ? 'où' : undefined;
      return isOnlyFinite(lexicon, at(1)) && at(back)!.tag === 'VERBi' ? 'où' : undefined;
    },
  },
  {
    // « ou que l'on aille » : wherever; « qu'il vienne ou que l'on aille » has its first « que ».
    category: 'HOM_OU',
    sure: true,
    forms: ['ou'],
    choose(_word, at) {
      if (!isOneOf(at(1), /^qu[e']$/) || saysBefore(at, /^qu[e']$/)) return undefined;
      const near = [3, 4, 5].map((step) => at(step)?.form ?? '');
      return near.some((form) =>
        /^(?:aill\p{L}+|aille|soi[ts]|soyons|soient|trouve|vive|regarde)$/u.test(form),
      ) &&
        (at(-1) === undefined || at(-1)!.kind !== 'word')
        ? 'où'
        : undefined;
    },
  },
  {
    // « d'ou vient », « jusqu'ou ».
    category: 'HOM_OU',
    sure: true,
    forms: ['ou'],
    choose: (_word, at) =>
      isOneOf(at(-1), /^(?:d'|jusqu'|par)$/) &&
      at(1)?.kind === 'word' &&
      (at(-1)!.form !== 'par' || isVerb(at, 1))
        ? 'où'
        : undefined,
  },
  {
    // « Faut-il obéir aux lois où suivre sa conscience ? » : one act or another.
    category: 'HOM_OU',
    sure: true,
    forms: ['où'],
    choose(_word, at, lexicon) {
      if (!isInfinitive(lexicon, at(1)) || canBeNoun(lexicon, at(1)) || !asks(at)) return undefined;
      if (at(-1)?.tag !== 'NOUN' || isOneOf(at(-1), whereOrWhen)) return undefined;
      const definite = isOneOf(
        at(-2),
        /^(?:la|le|l'|les|aux|au|sa|son|ses|ces|cette|ce|nos|notre)$/,
      );
      const objectAfter =
        isDeterminer(at(2)) || isOneOf(at(2), /^(?:ceux|celui|celles?|autrui|tout)$/);
      if (!definite || !objectAfter) return undefined;
      for (let step = -3; at(step); step--)
        if (isInfinitive(lexicon, at(step)) && at(step)!.tag === 'VERBi')
          return lacksVerbAfter(at, 2) ? 'ou' : undefined;
      return undefined;
    },
  },
  {
    // « Ou trouver le bonheur ? » : one looks for a place.
    category: 'HOM_OU',
    sure: true,
    forms: ['ou'],
    choose: (_word, at) =>
      at(-1) === undefined &&
      isOneOf(at(1), /^(?:trouver|chercher|aller|situer|placer|puiser|commencer)$/) &&
      asks(at)
        ? 'où'
        : undefined,
  },
  {
    // « Travailler où se reposer » : one act or the other.
    category: 'HOM_OU',
    sure: true,
    forms: ['où'],
    choose: (_word, at, lexicon) =>
      at(-1)?.tag === 'VERBi' &&
      at(-2) === undefined &&
      !isOneOf(at(-1), asksWhere) &&
      isInfinitive(lexicon, at(pastClitics(at, 1)))
        ? 'ou'
        : undefined,
  },
];
