import type { Word } from '../../text/document.ts';
import type { At } from '../rule.ts';
import { saysBefore } from './clause-verbs.ts';
import {
  canBeFinite,
  type Homophone,
  isDeterminer,
  isOneOf,
  isOnlyFinite,
  isOnlyParticiple,
  isParticiple,
  isSubjectPronoun,
  pastAdverbs,
} from './homophone.ts';

/** et / est, son / sont, ces / ses / c'est / s'est. */
export const toBe: Homophone[] = [
  {
    category: 'HOM_ET',
    forms: ['et'],
    choose: (_word, at, lexicon) => {
      const [before, next] = [at(-1), at(1)];
      if (
        isOneOf(before, /^(?:n'|qui|il|elle|on|ce|cela|ça|c'|s')$/) &&
        !isOneOf(at(-2), /^(?:et|de|entre|à|pour|avec|lui|ni)$/)
      ) {
        return isSubjectPronoun(next) || isDeterminer(next) || canBeFinite(lexicon, next)
          ? undefined
          : 'est';
      }
      if (!before || !/^(?:NOUN|PROPN|ADJ|PRON)$/.test(before.tag)) return undefined;
      // A heading (« La liberté et la loi ») needs no verb.
      if (!isWholeSentence(at)) return undefined;
      // « La crise économique et sociale. »
      if (before.tag === 'ADJ' && next?.tag === 'ADJ') return undefined;
      // « Une femme et un homme égaux en droits. » : two of a kind, joined.
      if (isDeterminer(next) && articleKind(at(-2)) === articleKind(next)) return undefined;
      // The only place a verb can be: nothing conjugated anywhere in the sentence.
      for (let step = -1; at(step); step--)
        if (/f$/.test(at(step)!.tag) || canBeFiniteVerb(at(step)!.tag)) return undefined;
      for (let step = 1; at(step); step++) {
        if (/^(?:VERBf|AUXf)$/.test(at(step)!.tag)) return undefined;
        if (at(step)!.form === 'et' && step < 3) return undefined;
      }
      const after = at(pastAdverbs(at, 1));
      return isParticiple(lexicon, after) ||
        isDeterminer(next) ||
        after?.tag === 'ADJ' ||
        isOneOf(next, /^(?:à|en|un|une|donc|souvent|toujours|ce|celui|celle)$/)
        ? 'est'
        : undefined;
    },
  },
  {
    category: 'HOM_ET',
    forms: ['est'],
    choose: (_word, at) => {
      const [before, next] = [at(-1), at(1)];
      if (!before || !next || !/^(?:NOUN|ADJ)$/.test(before.tag)) return undefined;
      if (!isDeterminer(next) || at(2)?.tag !== 'NOUN') return undefined;
      // « la misère est la faim » beside another verb of the same clause: two nouns joined.
      const verbBefore =
        [-2, -3, -4, -5, -6].some((step) => /^(?:VERBf|AUXf)$/.test(at(step)?.tag ?? '')) &&
        ![-2, -3, -4, -5].some((step) => isOneOf(at(step), /^(?:que|qu'|qui|dont|où|,|si|comme)$/));
      return verbBefore ? 'et' : undefined;
    },
  },
  {
    category: 'HOM_SON',
    forms: ['son'],
    choose: (_word, at, lexicon) => {
      const before = at(-1);
      const next = at(pastAdverbs(at, 1));
      if (isOneOf(before, /^(?:ils|elles|ce|qui|ne)$/) && !canBeNounTag(at(1)?.tag)) return 'sont';
      if (!before || !/^(?:NOUN|PROPN|ADJ)$/.test(before.tag) || !before.form.endsWith('s'))
        return undefined;
      return isOnlyParticiple(lexicon, next) ||
        isOneOf(
          at(1),
          /^(?:des|les|au|aux|à|en|de|plus|très|parfois|souvent|toujours|pas|donc|un|une|dans|d')$/,
        )
        ? 'sont'
        : undefined;
    },
  },
  {
    category: 'HOM_SON',
    forms: ['sont'],
    choose: (_word, at) => {
      const [before, next] = [at(-1), at(1)];
      const after = next?.tag === 'ADJ' ? at(2) : next;
      // « Les idées qui nous guident sont source de progrès » : past a clause, the verb of the first noun.
      if (before?.tag === 'VERBf' && saysBefore(at, /^(?:qui|qu[e']|dont|où)$/)) return undefined;
      return before &&
        /^(?:VERBf|VERBi|ADP|VERBg|VERBp)$/.test(before.tag) &&
        after?.tag === 'NOUN' &&
        !after.form.endsWith('s')
        ? 'son'
        : undefined;
    },
  },
  {
    category: 'HOM_CES',
    forms: ['ces', 'ses'],
    choose: (_word, at, lexicon) => {
      const [before, next] = [at(-1), at(1)];
      if (
        isOneOf(
          next,
          /^(?:un|une|le|la|l'|les|pourquoi|pour|donc|ainsi|à|au|en|dans|que|qu'|parce|celui|celle|ce|là)$/,
        )
      )
        return "c'est";
      const after = at(pastAdverbs(at, 1));
      return before &&
        /^(?:NOUN|PROPN)$/.test(before.tag) &&
        isOnlyParticiple(lexicon, after) &&
        !after!.form.endsWith('s')
        ? "s'est"
        : undefined;
    },
  },
  {
    category: 'HOM_CES',
    forms: ["c'"],
    choose: (_word, at, lexicon) => {
      if (at(1)?.form !== 'est') return undefined;
      const before = at(-1);
      const after = at(pastAdverbs(at, 2));
      const subject =
        before && (/^(?:NOUN|PROPN)$/.test(before.tag) || isOneOf(before, /^(?:il|elle|on|qui)$/));
      if (subject && isParticiple(lexicon, after) && !isDeterminer(at(2))) return "s'est";
      return undefined;
    },
  },
  {
    category: 'HOM_CES',
    forms: ["s'"],
    choose: (_word, at, lexicon) => {
      if (at(1)?.form !== 'est') return undefined;
      const before = at(-1);
      const opens =
        before?.kind !== 'word' || isOneOf(before, /^(?:mais|et|car|or|que|qu'|donc|parce)$/);
      if (
        opens &&
        (isDeterminer(at(2)) ||
          isOneOf(at(2), /^(?:pourquoi|ainsi|donc|un|une|à|en|dans|pour|là|ce|celui|celle|aussi)$/))
      )
        return isOnlyFinite(lexicon, at(2)) ? undefined : "c'est";
      return undefined;
    },
  },
];

function isWholeSentence(at: At): boolean {
  let last = 0;
  while (at(last + 1)) last++;
  return /^[.?!…]/.test(at(last)!.form);
}

const canBeFiniteVerb = (tag: string) => tag === 'VERBf' || tag === 'AUXf';
const canBeNounTag = (tag: string | undefined) => tag === 'NOUN' || tag === 'ADJ';

function articleKind(word: Word | undefined): string | undefined {
  if (/^(?:une?|des)$/.test(word?.form ?? '')) return 'indefinite';
  return /^(?:l[ae]s?|l'|les)$/.test(word?.form ?? '') ? 'definite' : word?.form;
}
