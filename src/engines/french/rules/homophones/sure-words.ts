import { isNoun, marksOf, meet } from '../agreement/marks.ts';
import {
  canBeFinite,
  canBeNoun,
  type Homophone,
  isDeterminer,
  isInfinitive,
  isOneOf,
  isOnlyFinite,
  isOnlyInfinitive,
  isOnlyParticiple,
} from './homophone.ts';

const subject = /^(?:il|elle|on|ils|elles)$/;
const preposition = /^(?:à|chez|pour|avec|de|d'|sans|contre|envers|vers|par|sur|entre|devant|en)$/;
/** Verbs whose infinitive comes after « à ». */
const takesA =
  /^(?:commenc|cherch|réussi|parv[ie]|aid|hésit|appr[ei]|ser[tv]|invit|consist|pouss|am[eè]n|condui|continu|tend|vis[eaé]|oblig|contrain|incit|renonc|autoris|encourag|habitu|forc|particip|contribu|arriv|persist|aspir)/;
const modal =
  /^(?:peu[tx]|peuvent|pouv\w+|pourr\w+|doi[ts]|doivent|dev\w+|devr\w+|faut|faudrait|faudra|fallait|veut|veulent|va|vont|vaudrait)$/;

const soit = /^(?:soit|soient|fût|fussent)$/;
const quel: Record<string, string> = { ms: 'quel', fs: 'quelle', mp: 'quels', fp: 'quelles' };

/** Places where the neighbours leave no room for the word written: found 0 times in 240,000 words of edited prose that were right. */
export const sureWords: Homophone[] = [
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
        !isOneOf(next, /^(?:faire|dire)$/);
      return wantsVerb || wantsInfinitive ? 'se' : undefined;
    },
  },
  {
    category: 'HOM_SANS',
    sure: true,
    forms: ['dans'],
    choose: (_word, at, lexicon) =>
      isOnlyInfinitive(lexicon, at(1)) && !isOneOf(at(1), /^(?:être)$/) ? "d'en" : undefined,
  },
  {
    category: 'HOM_SANS',
    sure: true,
    forms: ['si'],
    choose: (_word, at, lexicon) =>
      isOneOf(at(-1), /^(?:de|à|pour|sans|peut|doit|va|veut|faut|peuvent|doivent)$/) &&
      isOnlyInfinitive(lexicon, at(1))
        ? "s'y"
        : undefined,
  },
  {
    category: 'ACCENT',
    sure: true,
    forms: ['du'],
    choose: (_word, at, lexicon) =>
      isOneOf(
        at(-1),
        /^(?:a|ont|ai|avons|avez|avait|avaient|aurait|auraient|ait|aient|pas|aura)$/,
      ) && isOnlyInfinitive(lexicon, at(1))
        ? 'dû'
        : undefined,
  },
  {
    category: 'HOM_A',
    sure: true,
    forms: ['a'],
    choose: (word, at, lexicon) =>
      word.raw === word.form &&
      takesA.test(at(-1)?.form ?? '') &&
      /^(?:VERB|AUX)/.test(at(-1)!.tag) &&
      isInfinitive(lexicon, at(1))
        ? 'à'
        : undefined,
  },
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
      return marks.size === 1 && mark ? quel[mark] : word.form;
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
    category: 'HOM_PLUTOT',
    sure: true,
    words: 2,
    forms: ['plus'],
    choose: (_word, at, lexicon) =>
      at(1)?.form === 'tôt' && isOneOf(at(-1), modal) && isInfinitive(lexicon, at(2))
        ? 'plutôt'
        : undefined,
  },
  {
    category: 'HOM_LA',
    sure: true,
    forms: ['la'],
    choose: (_word, at, lexicon) =>
      isOneOf(at(-1), /^(?:il|elle|on|qui)$/) &&
      !isOneOf(at(-2), preposition) &&
      isOnlyParticiple(lexicon, at(1))
        ? "l'a"
        : undefined,
  },
  {
    category: 'HOM_LEUR',
    sure: true,
    forms: ['leurs'],
    choose: (_word, at, lexicon) =>
      (isOneOf(at(-1), subject) && !isOneOf(at(-2), preposition)) ||
      isOneOf(at(-1), /^(?:ne|n')$/) ||
      isOnlyInfinitive(lexicon, at(1)) ||
      (isOnlyFinite(lexicon, at(1)) && !canBeNoun(lexicon, at(1)))
        ? 'leur'
        : undefined,
  },
  {
    category: 'HOM_PEU',
    sure: true,
    forms: ['peu'],
    choose: (_word, at, lexicon) =>
      isOneOf(at(-1), /^(?:il|elle|on|qui|ne|cela|ça)$/) &&
      !isOneOf(at(-2), preposition) &&
      isOnlyInfinitive(lexicon, at(1))
        ? 'peut'
        : undefined,
  },
  {
    category: 'HOM_PRES',
    sure: true,
    forms: ['près'],
    choose: (_word, at, lexicon) =>
      at(1)?.form === 'à' && isOnlyInfinitive(lexicon, at(2)) ? 'prêt' : undefined,
  },
];
