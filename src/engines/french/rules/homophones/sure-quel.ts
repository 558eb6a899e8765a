import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { isNoun, marksOf, meet } from '../agreement/marks.ts';
import type { At } from '../rule.ts';
import { asks } from './clause-verbs.ts';
import {
  canBeFinite,
  canBeNoun,
  type Homophone,
  isDeterminer,
  isOneOf,
  isOnlyFinite,
} from './homophone.ts';

/** A noun or an adjective that can only be plural. */
const isPluralForm = (lexicon: Lexicon, word: Word | undefined) => {
  const readings = word ? lexicon.readings(word.form) : [];
  return (
    readings.some(isNoun) &&
    /[sx]$/.test(word!.form) &&
    readings.every(
      ({ pos, features }) =>
        (/^(?:nc|adj)$/.test(pos) && features.endsWith('p')) ||
        (pos === 'v' && /^[PSIJ]+2s$/.test(features)),
    )
  );
};
/** « se demander », « chercher à savoir » : a question comes, while « ignorer » takes « que » as well. */
const followsAsking = (at: At) =>
  isOneOf(at(-1), /^(?:demand|cherch)\p{L}*$/u)
    ? /^(?:VERB|AUX)/.test(at(-1)!.tag)
    : at(-1)?.form === 'savoir' &&
      at(-2)?.form === 'à' &&
      isOneOf(at(-3), /^(?:cherch|reste)\p{L}*$/u);
const soit = /^(?:soit|soient|fût|fussent)$/;
const quel: Record<string, string> = { ms: 'quel', fs: 'quelle', mp: 'quels', fp: 'quelles' };

/** quel / qu'elle, and determiners before a plain plural, where the neighbours leave no room for the word written. */
export const sureQuel: Homophone[] = [
  {
    category: 'HOM_QUEL',
    sure: true,
    forms: ['quel', 'quelle', 'quels', 'quelles'],
    choose(word, at, lexicon) {
      if (!isOneOf(at(1), /^(?:que|qu')$/) || !isOneOf(at(2), soit)) return undefined;
      const noun = [at(3), at(4), at(5)].find((next) => next?.tag === 'NOUN');
      if (!noun || !isDeterminer(at(3)) || (at(4) !== noun && at(4)?.tag !== 'ADJ'))
        return undefined;
      const number = isOneOf(at(3), /^(?:les|ces|ses|mes|tes|nos|vos|leurs)$/) ? 'p' : 's';
      const marks = meet(
        marksOf(lexicon, noun.form, isNoun),
        new Set([`m${number}`, `f${number}`]),
      );
      if (number === 's' && isOneOf(at(2), /^(?:soient|fussent)$/)) return undefined;
      const [mark] = marks;
      // « quels que soient les époques et les lieux » : several things, of two genders maybe.
      const joined = isOneOf(at(at(4) === noun ? 5 : 6), /^(?:et|ou)$/);
      return marks.size === 1 && mark && !joined ? quel[mark] : word.form;
    },
  },
  {
    category: 'HOM_QUEL',
    sure: true,
    forms: ['quelle', 'quelles'],
    choose: (word, at, lexicon) =>
      at(-1)?.tag === 'NOUN' &&
      canBeFinite(lexicon, at(1)) &&
      !canBeNoun(lexicon, at(1)) &&
      !isOneOf(at(1), /^(?:est|sont|était|étaient|sera|serait|que|soit|soient|fut|fût)$/)
        ? word.form.replace('quelle', "qu'elle")
        : undefined,
  },
  {
    category: 'HOM_QUEL',
    sure: true,
    forms: ["qu'"],
    choose(_word, at, lexicon) {
      if (
        !isOneOf(at(1), /^elles?$/) ||
        !isOneOf(at(2), /^(?:est|sont|était|étaient|fut|furent|sera|seront|serait|seraient)$/)
      )
        return undefined;
      const noun = at(4)?.tag === 'ADJ' ? at(5) : at(4);
      if (!isDeterminer(at(3)) || noun?.tag !== 'NOUN') return undefined;
      if (at(-1) ? !followsAsking(at) : !asks(at)) return undefined;
      const number = at(1)!.form === 'elle' ? 's' : 'p';
      const marks = meet(
        marksOf(lexicon, noun.form, isNoun),
        new Set([`m${number}`, `f${number}`]),
      );
      const [mark] = marks;
      return marks.size === 1 && mark ? quel[mark] : quel[`f${number}`];
    },
  },
  {
    // « Quel que jours plus tard ».
    category: 'HOM_QUEL',
    sure: true,
    forms: ['quel', 'quelle', 'quels', 'quelles'],
    words: 2,
    choose: (_word, at, lexicon) =>
      at(1)?.form === 'que' && at(2)?.tag === 'NOUN' && isPluralForm(lexicon, at(2))
        ? 'quelques'
        : undefined,
  },
  {
    category: 'ACC_ADJ',
    sure: true,
    forms: ['certain', 'certaine', 'quelque', 'tel', 'telle', 'quel', 'quelle'],
    choose: (word, at, lexicon) =>
      isPluralForm(lexicon, at(1)) &&
      !isOneOf(at(2), /^qu[e']$/) &&
      !isOneOf(at(-1), /^(?:un|une|le|la|ce|cette|en|sûr|sur|tel|telle)$/)
        ? `${word.form}s`
        : undefined,
  },
  {
    // « Quelle soit juste ou non », « si forte quelle aveugle ».
    category: 'HOM_QUEL',
    sure: true,
    forms: ['quelle', 'quelles'],
    choose(word, at, lexicon) {
      const meant = word.form.replace('quelle', "qu'elle");
      const supposed =
        at(-1)?.kind !== 'word' &&
        isOneOf(at(1), soit) &&
        [3, 4, 5, 6].some((step) => at(step)?.form === 'ou');
      if (supposed) return meant;
      const intense =
        /^(?:ADJ|ADV|VERBp)$/.test(at(-1)?.tag ?? '') &&
        isOneOf(at(-2), /^(?:si|tellement|tant|plus|moins|aussi)$/);
      return intense && canBeFinite(lexicon, at(1)) && !isOneOf(at(1), soit) ? meant : undefined;
    },
  },
  {
    // « Peu importe qu'elle est son origine » : it asks which one.
    category: 'HOM_QUEL',
    sure: true,
    forms: ["qu'"],
    choose: (_word, at) =>
      isOneOf(at(1), /^elles?$/) &&
      isOneOf(at(-1), /^(?:importe|importent)$/) &&
      isOneOf(at(2), /^(?:est|sont|était|étaient)$/) &&
      isDeterminer(at(3))
        ? at(1)!.form.replace('elle', 'quelle')
        : undefined,
  },
  {
    // « savoir qu'elle cause défendre » : which one, then what to do with it.
    category: 'HOM_QUEL',
    sure: true,
    forms: ["qu'"],
    choose(_word, at, lexicon) {
      if (!isOneOf(at(1), /^elles?$/) || at(3)?.tag !== 'VERBi') return undefined;
      if (!isOneOf(at(-1), /^(?:savoir|sait|demander?|comprendre|décider|choisir)$/))
        return undefined;
      const number = at(1)!.form === 'elle' ? 's' : 'p';
      return marksOf(lexicon, at(2)?.form ?? '', isNoun).has(`f${number}`)
        ? quel[`f${number}`]
        : undefined;
    },
  },
  {
    // « ce n'est pas elle quel accuse » : a verb where a noun should be.
    category: 'HOM_QUEL',
    sure: true,
    forms: ['quel', 'quels'],
    choose: (word, at, lexicon) =>
      /^(?:NOUN|PRON|VERBf|ADJ)$/.test(at(-1)?.tag ?? '') &&
      isOnlyFinite(lexicon, at(1)) &&
      at(1)?.tag === 'VERBf' &&
      !isOneOf(
        at(1),
        /^(?:est|sont|était|étaient|sera|serait|soit|soient|fut|fût|doit|peut|devait|pouvait|pourrait)$/,
      )
        ? word.form.replace('quel', "qu'elle")
        : undefined,
  },
];
