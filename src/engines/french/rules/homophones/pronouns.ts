import type { At } from '../rule.ts';
import { drawsConsequence } from './draws-consequence.ts';
import {
  canBeNoun,
  type Homophone,
  isDeterminer,
  isInfinitive,
  isOneOf,
  isOnlyFinite,
  isSubjectPronoun,
} from './homophone.ts';
import { placeOrTime } from './place-or-time.ts';
import { isEitherAct } from './where-clause.ts';

/** ce / se, quel / qu'elle, leur / leurs, ou / où, tout / tous, même / mêmes, dont / donc. */
export const pronouns: Homophone[] = [
  {
    category: 'HOM_SE',
    forms: ['ce'],
    choose: (_word, at, lexicon) => {
      const [before, next] = [at(-1), at(1)];
      if (
        !next ||
        isOneOf(
          next,
          /^(?:sont|sera|serait|seront|n'|ne|fut|furent|soit|soient|peut|doit|pourrait|devait|étaient|me|dont|qui|que|qu'|faisant|disant|dernier)$/,
        )
      )
        return undefined;
      if (
        !isOnlyFinite(lexicon, next) &&
        !isOneOf(next, /^(?:réunissent|distingue|pose|trouve|passe|demande)$/)
      )
        return undefined;
      return before &&
        (/^(?:NOUN|PROPN|ADJ|PRON)$/.test(before.tag) ||
          isSubjectPronoun(before) ||
          isOneOf(before, /^(?:qui|ne)$/))
        ? 'se'
        : undefined;
    },
  },
  {
    category: 'HOM_SE',
    forms: ['se'],
    choose: (_word, at, lexicon) => {
      const next = at(1);
      if (isOneOf(next, /^(?:que|qu'|qui|dont|sont|n'est)$/)) return 'ce';
      return next &&
        next.tag === 'NOUN' &&
        canBeNoun(lexicon, next) &&
        !isInfinitive(lexicon, next) &&
        !/[zt]$|ent$/.test(next.form) &&
        !isOnlyFinite(lexicon, next) &&
        noVerb(lexicon, next.form) &&
        !/^(?:VERB|AUX)/.test(at(2)?.tag ?? '')
        ? 'ce'
        : undefined;
    },
  },
  {
    category: 'HOM_QUEL',
    forms: ['quelle', 'quelles'],
    choose: (word, at, lexicon) => {
      const next = at(1);
      const meant = word.form === 'quelle' ? "qu'elle" : "qu'elles";
      // « Quelle ne fut pas sa surprise ! »
      if (next?.form === 'ne' && isOneOf(at(2), /^f(?:u|û)t$/)) return undefined;
      if (isOneOf(next, /^(?:ne|n'|se|s'|lui|leur|y|a|avait|aura|aurait|ait|pourrait|pouvait)$/))
        return meant;
      return isOnlyFinite(lexicon, next) &&
        !isOneOf(
          next,
          /^(?:est|sont|était|étaient|sera|serait|seront|seraient|fut|soit|soient|que|fût)$/,
        )
        ? meant
        : undefined;
    },
  },
  {
    category: 'HOM_QUEL',
    forms: ["qu'"],
    choose: (_word, at) => {
      const [pronoun, next] = [at(1), at(2)];
      if (
        !isOneOf(pronoun, /^elles?$/) ||
        !isOneOf(next, /^(?:est|sont|était|étaient|serait|sera)$/) ||
        !isDeterminer(at(3))
      )
        return undefined;
      const before = at(-1);
      return !before || isOneOf(before, /^(?:savoir|sait|demande|demander|comprendre|ignore|,)$/)
        ? pronoun!.form.replace('elle', 'quelle')
        : undefined;
    },
  },
  {
    category: 'HOM_LEUR',
    forms: ['leurs'],
    choose: (_word, at, lexicon) =>
      !isOneOf(at(-1), /^(?:les|des|aux)$/) &&
      (isOnlyFinite(lexicon, at(1)) ||
        (isInfinitive(lexicon, at(1)) && !canBeNoun(lexicon, at(1))) ||
        isOneOf(at(1), /^(?:a|ai|ont|avait|en|est|permet|donne|demande|explique|dit|faut)$/))
        ? 'leur'
        : undefined,
  },
  {
    category: 'HOM_LEUR',
    forms: ['leur'],
    choose: (_word, at, lexicon) => {
      const next = at(1);
      if (next?.tag !== 'NOUN' || !/[sx]$/.test(next.form) || at(-1)?.form === 'en')
        return undefined;
      const readings = lexicon.readings(next.form);
      return readings.length > 0 &&
        readings.every(({ pos, features }) => pos === 'nc' && features.endsWith('p'))
        ? 'leurs'
        : undefined;
    },
  },
  {
    category: 'HOM_OU',
    forms: ['ou'],
    choose: (_word, at) => {
      const [before, next] = [at(-1), at(1)];
      if (isOneOf(before, placeOrTime) && !isEitherAct(at)) {
        if (isSubjectPronoun(next) || isOneOf(next, /^(?:tout|tous|chacun|rien|personne|l'on)$/))
          return 'où';
        if (isDeterminer(next) && hasVerbAfter(at) && !mayStandFirst(at)) return 'où';
      }
      return isOneOf(before, /^(?:sait|savoir|demande|ignore|pas|d')$/) &&
        (isSubjectPronoun(next) || (before?.form !== 'pas' && isOnlyVerb(next?.tag))) &&
        before?.form !== 'pas'
        ? 'où'
        : undefined;
    },
  },
  {
    category: 'HOM_OU',
    forms: ['où'],
    choose: (_word, at) => {
      const [before, next] = [at(-1), at(1)];
      if (!before || !next) return undefined;
      // « savoir où aller » : the place is what is asked.
      const asked = isOneOf(before, /^(?:savoir|demander|décider|dire|voir|chercher|trouver)$/);
      const sameKind = !asked && before.tag === next.tag && /^(?:ADJ|NOUN|VERBi)$/.test(before.tag);
      const joined =
        before.tag === 'NOUN' &&
        isDeterminer(next) &&
        at(2)?.tag === 'NOUN' &&
        (at(3) === undefined || at(3)!.kind !== 'word');
      // « un débat où hommes et femmes s'affrontent » : the verb is on its way.
      return (sameKind || joined) && !hasVerbAfter(at) ? 'ou' : undefined;
    },
  },
  {
    category: 'HOM_TOUT',
    forms: ['tout', 'toute'],
    choose: (word, at) => {
      const next = at(1);
      // « valorisent avant tout la réussite », « après tout les hommes ».
      if (isOneOf(at(-1), /^(?:avant|après|malgré|par-dessus|dessus|-dessus|sur)$/))
        return undefined;
      if (isOneOf(next, /^(?:les|ces|ses|mes|tes|nos|vos|leurs)$/)) {
        const noun = at(2)?.tag === 'ADJ' ? at(3) : at(2);
        return noun?.tag === 'NOUN' && isOneOf(next, /^(?:les|ces|ses|mes|tes|nos|vos|leurs)$/)
          ? word.form === 'tout'
            ? 'tous'
            : 'toutes'
          : undefined;
      }
      return word.form === 'tout' &&
        isOneOf(next, /^(?:la|sa|ma|ta|cette|une)$/) &&
        at(2)?.tag === 'NOUN'
        ? 'toute'
        : undefined;
    },
  },
  {
    category: 'HOM_TOUT',
    forms: ['tous'],
    choose: (_word, at, lexicon) => {
      const next = at(1);
      if (next?.tag !== 'NOUN') return undefined;
      const readings = lexicon.readings(next.form);
      return readings.length > 0 &&
        readings.every(({ pos, features }) => pos === 'nc' && features === 'ms')
        ? 'tout'
        : undefined;
    },
  },
  {
    category: 'HOM_MEME',
    forms: ['même'],
    choose: (_word, at) =>
      isOneOf(at(-1), /^(?:les|des|ces|aux)$/) && at(1)?.tag === 'NOUN' && /[sx]$/.test(at(1)!.form)
        ? 'mêmes'
        : undefined,
  },
  {
    category: 'HOM_DONC',
    forms: ['donc'],
    choose: (_word, at) => {
      const before = at(-1);
      return before &&
        before.tag === 'NOUN' &&
        (isSubjectPronoun(at(1)) || at(1)?.form === "l'on") &&
        isOneOf(at(2), /^(?:parle|parlent|parlait|rêve|dispose|a|ont|fait|souvient|est|avait)$/) &&
        !drawsConsequence(at)
        ? 'dont'
        : undefined;
    },
  },
];

const noVerb = (lexicon: { readings(form: string): readonly { pos: string }[] }, form: string) =>
  lexicon.readings(form).every(({ pos }) => pos !== 'v');
const isOnlyVerb = (tag: string | undefined) => tag === 'VERBf' || tag === 'AUXf';

/** « Dans la ville ou le village vit une foule » : the subject may come after its verb. */
const mayStandFirst = (at: At) =>
  [3, 4].some(
    (step) =>
      /^(?:vi[tv]|exist|règn|naît|appara|surgi|trouv)/.test(at(step)?.form ?? '') &&
      isOnlyVerb(at(step)?.tag) &&
      isDeterminer(at(step + 1)),
  );

function hasVerbAfter(at: (step: number) => { tag: string; kind: string } | undefined): boolean {
  for (let step = 2; step < 7 && at(step)?.kind === 'word'; step++)
    if (isOnlyVerb(at(step)!.tag)) return true;
  return false;
}
