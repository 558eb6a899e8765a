import type { At } from '../rule.ts';
import { isVerb, lacksVerbAfter, opensOnSubject, saysBefore } from './clause-verbs.ts';
import {
  canBeFinite,
  canBeNoun,
  canBeParticiple,
  type Homophone,
  isDeterminer,
  isInfinitive,
  isOneOf,
  isSubjectPronoun,
} from './homophone.ts';

/** A second conjugated verb with nothing between to bring it. */
function hasSecondVerb(at: At, from: number): boolean {
  for (let step = from; at(step)?.kind === 'word'; step++) {
    if (isOneOf(at(step), /^(?:et|ou|mais|qu[e']|qui|dont|où|quand|si|comme|car|puis)$/))
      return false;
    if (isVerb(at, step)) return true;
  }
  return false;
}

const matter =
  /^(?:problème|question|difficulté|différence|paradoxe|danger|mystère|enjeu|limite|contradiction|clé|raison|véritable|vrai|vraie|principale?)s?$/;
const toBe = /^(?:est|sont|suis|était|étaient|pas|très)$/;

/** dont / donc, la / là / l'a, d'en: by what the clause has and what it lacks. */
export const sureThen: Homophone[] = [
  {
    category: 'HOM_DONC',
    sure: true,
    forms: ['dont'],
    choose(_word, at) {
      // « Je doute, dont je pense » : « dont » takes up a noun, and there is none.
      const isSaid = /^(?:ADJ|VERBp)$/.test(at(-2)?.tag ?? '') && isOneOf(at(-3), toBe);
      // « un astre que je saluais, dont je partageais les heures » : one clause more.
      const listed = saysBefore(at, /^(?:qu[e']|dont|qui)$/);
      if (at(-1)?.form === ',' && (isVerb(at, -2) || isSaid) && isSubjectPronoun(at(1)) && !listed)
        return 'donc';
      // « L'auteur dont critique la société. » : the sentence has no other verb.
      return opensOnSubject(at) &&
        isVerb(at, 1) &&
        // « La liberté dont dispose le juge » : said with « de ».
        !isOneOf(
          at(1),
          /^(?:dispos|parl|us|rêv|joui|souffr|dépend|fai|hérit|bénéfici|profit)\p{L}+$/u,
        ) &&
        isDeterminer(at(2)) &&
        lacksVerbAfter(at, 2) &&
        endsAfter(at)
        ? 'donc'
        : undefined;
    },
  },
  {
    category: 'HOM_DONC',
    sure: true,
    forms: ['donc'],
    choose: (_word, at) =>
      opensOnSubject(at) && isVerb(at, 1) && hasSecondVerb(at, at(2)?.tag === 'VERBp' ? 3 : 2)
        ? 'dont'
        : undefined,
  },
  {
    category: 'HOM_LA',
    sure: true,
    forms: ['la'],
    choose(_word, at, lexicon) {
      if (at(-1)?.form === 'par' && isOneOf(at(1), /^[,.;:]$/)) return 'là';
      if (at(-1)?.form === 'par' && at(1)?.form === 'même' && at(2)?.kind !== 'word') return 'là';
      // « La n'est pas la question », « c'est la toute la morale ».
      if (at(-1) === undefined && isOneOf(at(1), /^(?:n'|ne)$/)) return 'là';
      if (at(-1)?.form === 'est' && isOneOf(at(1), /^toute?$/) && isOneOf(at(2), /^l(?:a|e|')$/))
        return 'là';
      // « La est le vrai problème. »
      if (
        at(-1) === undefined &&
        isOneOf(at(1), /^(?:est|réside|était|sont)$/) &&
        [3, 4].some((step) => isOneOf(at(step), matter))
      )
        return 'là';
      // « De la vient la force de ce texte. »
      return at(-1)?.form === 'de' &&
        (at(-2) === undefined || at(-2)!.kind !== 'word' || at(-2)!.form === 'et') &&
        isVerb(at, 1) &&
        !canBeNoun(lexicon, at(1))
        ? 'là'
        : undefined;
    },
  },
  {
    // « sa mère la abandonné » : before a vowel, « la » would be « l' ».
    category: 'HOM_LA',
    sure: true,
    forms: ['la', 'ma', 'ta'],
    choose: (word, at, lexicon) =>
      canBeParticiple(lexicon, at(1)) &&
      /^[aeiouéèêâîôû]/.test(at(1)!.form) &&
      /(?:ée?s?|ie?s?|ue?s?|ert|ert?e)$/.test(at(1)!.form) &&
      /^(?:NOUN|PROPN|PRON)$/.test(at(-1)?.tag ?? '')
        ? `${word.form[0]}'a`
        : undefined,
  },
  {
    // « comme la montré Pasteur », « tu la dit ».
    category: 'HOM_LA',
    sure: true,
    forms: ['la'],
    choose(_word, at, lexicon) {
      const next = at(1);
      if (
        isOneOf(at(-1), /^comme$/) &&
        canBeParticiple(lexicon, next) &&
        !canBeFinite(lexicon, next)
      )
        return /[éiu]$/.test(next!.form) && (at(2)?.tag !== 'NOUN' || at(2)!.raw !== at(2)!.form)
          ? "l'a"
          : undefined;
      if (at(-1)?.form !== 'tu' || !canBeParticiple(lexicon, next)) return undefined;
      return lexicon.readings(next!.form).some(({ features }) => /2s$/.test(features))
        ? undefined
        : "l'as";
    },
  },
  {
    category: 'HOM_SANS',
    sure: true,
    forms: ['dans'],
    choose: (_word, at, lexicon) =>
      isOneOf(
        at(-1),
        /^(?:manière|façon|occasion|moyen|temps|besoin|envie|droit|peur|honte|refuse|décide|suffit|important|inutile|impossible|possible|facile|difficile)$/,
      ) &&
      isInfinitive(lexicon, at(1)) &&
      !isOneOf(at(1), /^(?:être|avenir|devoir|pouvoir)$/)
        ? "d'en"
        : undefined,
  },
  {
    // « Dieu la puni » : no feminine could read so; « et la répudiée », after « l'a aimée ».
    category: 'HOM_LA',
    sure: true,
    forms: ['la'],
    choose(_word, at, lexicon) {
      const next = at(1);
      if (!canBeParticiple(lexicon, next) || canBeFinite(lexicon, next)) return undefined;
      const subject = /^(?:NOUN|PROPN)$/.test(at(-1)?.tag ?? '');
      const readings = lexicon.readings(next!.form);
      const masculine = readings.every(({ features }) => /^(?:K?ms|K)$/.test(features));
      if (subject && masculine && at(2)?.tag !== 'NOUN') return "l'a";
      const after = isOneOf(at(-1), /^(?:et|puis)$/) && /^(?:VERBp|ADV)$/.test(at(-2)?.tag ?? '');
      return after &&
        readings.every(({ features }) => features.startsWith('K')) &&
        [-3, -4, -5].some((step) => at(step)?.form === 'a' && isOneOf(at(step - 1), /^l'$/))
        ? "l'a"
        : undefined;
    },
  },
  {
    // « L'opinion, Bachelard la dit, pense mal » : an aside.
    category: 'HOM_LA',
    sure: true,
    forms: ['la'],
    choose: (_word, at) =>
      at(-1)?.tag === 'PROPN' &&
      at(-2)?.form === ',' &&
      isOneOf(at(1), /^(?:dit|écrit|montré|prouvé|rappelé)$/) &&
      at(2)?.form === ','
        ? "l'a"
        : undefined,
  },
  {
    // « Hors l'homme n'est pas un corps » : with its verb, it links.
    category: 'HOM_CAR',
    sure: true,
    forms: ['hors'],
    choose: (_word, at) =>
      at(-1) === undefined &&
      isDeterminer(at(1)) &&
      at(2)?.tag === 'NOUN' &&
      (isVerb(at, 3) || (isOneOf(at(3), /^(?:ne|n'|se|s')$/) && isVerb(at, 4)))
        ? 'or'
        : undefined,
  },
];

function endsAfter(at: At): boolean {
  let last = 0;
  while (at(last + 1)) last++;
  return /^[.!…]/.test(at(last)!.form) && last > 3;
}
