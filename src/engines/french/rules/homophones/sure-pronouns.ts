import type { Lexicon } from '../../lexicon/lexicon.ts';
import { isNoun } from '../agreement/marks.ts';
import {
  canBeFinite,
  canBeNoun,
  type Homophone,
  isOneOf,
  isOnlyFinite,
  isOnlyInfinitive,
  isParticiple,
  pastAdverbs,
} from './homophone.ts';

const subject = /^(?:il|elle|on|ils|elles)$/;
const preposition = /^(?:à|chez|pour|avec|de|d'|sans|contre|envers|vers|par|sur|entre|devant|en)$/;
/** A noun that exists in the plural only, as far as « leur » may be followed by it. */
const isPluralOnly = (lexicon: Lexicon, form: string) => {
  const nouns = lexicon.readings(form).filter(isNoun);
  // « Lois » is also a first name.
  const rivals = lexicon.readings(form).filter((r) => !isNoun(r) && r.pos !== 'np');
  return (
    /[sx]$/.test(form) &&
    nouns.length > 0 &&
    nouns.every(({ features }) => features.endsWith('p')) &&
    rivals.every(
      ({ pos, features }) =>
        // « leur droits » : an adjective of the same number changes nothing.
        (pos === 'adj' && features.endsWith('p')) ||
        (pos === 'v' && !/3/.test(features) && !/^[KGW]/.test(features)),
    )
  );
};

/** ce / se, la / l'a, leur / leurs, c'est / s'est, where the neighbours leave no room for the word written. */
export const surePronouns: Homophone[] = [
  {
    category: 'HOM_SE',
    sure: true,
    forms: ['ce'],
    choose(_word, at, lexicon) {
      const [before, next] = [at(-1), at(1)];
      const wantsVerb =
        (isOneOf(before, subject) &&
          !isOneOf(at(-2), preposition) &&
          isOnlyFinite(lexicon, next)) ||
        (isOneOf(before, /^(?:il|on|ils)$/) && canBeFinite(lexicon, next));
      const wantsInfinitive =
        isOneOf(before, /^(?:de|à|pour|sans|et|ou|peut|doit|va|veut|faut|peuvent|doivent)$/) &&
        isOnlyInfinitive(lexicon, next) &&
        // « ce laissez-passer ».
        !at(2)?.form.startsWith('-') &&
        !isOneOf(next, /^(?:faire|dire)$/);
      return wantsVerb || wantsInfinitive ? 'se' : undefined;
    },
  },
  {
    category: 'HOM_LA',
    sure: true,
    forms: ['la'],
    choose(_word, at, lexicon) {
      const subjectBefore =
        (isOneOf(at(-1), /^(?:il|elle|on|qui)$/) && !isOneOf(at(-2), preposition)) ||
        isOneOf(at(-1), /^ne$/);
      // Between a subject and « la », only a verb can follow.
      const next = at(pastAdverbs(at, 1));
      return subjectBefore &&
        isParticiple(lexicon, next) &&
        !canBeFinite(lexicon, next) &&
        (at(-1)!.form === 'ne' || !canBeNoun(lexicon, next)) &&
        next?.form !== 'lui'
        ? "l'a"
        : undefined;
    },
  },
  {
    category: 'HOM_LEUR',
    sure: true,
    forms: ['leurs'],
    choose: (_word, at, lexicon) =>
      !isOneOf(at(-1), /^(?:les|des|aux)$/) &&
      ((isOneOf(at(-1), subject) && !isOneOf(at(-2), preposition)) ||
        isOneOf(at(-1), /^(?:ne|n')$/) ||
        isOnlyInfinitive(lexicon, at(1)) ||
        (isOnlyFinite(lexicon, at(1)) && !canBeNoun(lexicon, at(1))))
        ? 'leur'
        : undefined,
  },
  {
    category: 'HOM_LEUR',
    sure: true,
    forms: ['leur'],
    choose: (_word, at, lexicon) =>
      at(1)?.tag === 'NOUN' &&
      isPluralOnly(lexicon, at(1)!.form) &&
      !isOneOf(at(-1), /^(?:nous|tu|ne|n'|en|le|la|les)$/) &&
      !isOneOf(at(1), /^(?:gens|mœurs|moeurs)$/)
        ? 'leurs'
        : undefined,
  },
  {
    category: 'HOM_CES',
    sure: true,
    forms: ["c'"],
    choose(_word, at, lexicon) {
      if (!isOneOf(at(-1), /^(?:ne|n')$/) || at(1)?.form !== 'est') return undefined;
      return isParticiple(lexicon, at(pastAdverbs(at, 2))) ? "s'est" : 'sait';
    },
  },
  {
    // « Comment c'est formée la Terre ? » : « c'est » is never feminine, nor plural.
    category: 'HOM_CES',
    sure: true,
    forms: ["c'"],
    choose(_word, at, lexicon) {
      const next = at(pastAdverbs(at, 2));
      return at(1)?.form === 'est' &&
        next?.tag === 'VERBp' &&
        /(?:ées?|és|ies?|ues?)$/.test(next.form) &&
        isParticiple(lexicon, next) &&
        at(-1)?.kind === 'word'
        ? "s'est"
        : undefined;
    },
  },
  {
    // « Il ne s'est pas qu'elle l'aime » : what he does not know comes after.
    category: 'HOM_CES',
    sure: true,
    forms: ["s'"],
    choose: (_word, at) =>
      at(1)?.form === 'est' &&
      isOneOf(at(-1), /^ne$/) &&
      isOneOf(at(2), /^(?:pas|plus|jamais|rien)$/) &&
      (isOneOf(at(3), /^(?:que|qu'|où|comment|pourquoi|quoi|quand)$/) ||
        (at(3)?.form === 'ce' && isOneOf(at(4), /^(?:que|qu'|qui)$/)))
        ? 'sait'
        : undefined,
  },
];
