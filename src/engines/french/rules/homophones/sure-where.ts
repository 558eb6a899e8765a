import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { asks, hasVerbBefore, isVerb, lacksVerbAfter, saysBefore } from './clause-verbs.ts';
import {
  type Around,
  canBeFinite,
  canBeNoun,
  type Homophone,
  isDeterminer,
  isInfinitive,
  isOneOf,
  isOnlyFinite,
} from './homophone.ts';
import { when, whereOrWhen } from './place-or-time.ts';

const clitic = /^(?:se|s'|ne|n'|y|en|lui|leur|les|le|la|l'|nous|vous|me|m'|te|t')$/;
/** Verbs that may come before their subject: « Dans la ville ou le village vit une foule ». */
const standing = /^(?:vi[tv]|viv|exist|règn|régn|naît|naiss|appara|surgi|demeur|rest|trouv|figur)/;

function pastClitics(at: Around, from: number): number {
  let step = from;
  while (isOneOf(at(step), clitic) && at(step)?.tag !== 'DET') step++;
  return step;
}

/** Where the verb stands of the clause that opens at `from` on its own subject: « la natalité baisse », « Zola écrit ». */
function verbOfClause(at: Around, from: number): number | undefined {
  let step = from;
  if (at(step)?.tag === 'PROPN') {
    while (at(step)?.tag === 'PROPN') step++;
  } else if (at(step)?.tag === 'VERBi') {
    // « des cas ou mentir semble nécessaire ».
    return isVerb(at, step + 1) ? step + 1 : undefined;
  } else {
    if (!isDeterminer(at(step)) && at(step)?.tag !== 'DET') return undefined;
    step++;
    while (/^(?:ADJ|NUM)$/.test(at(step)?.tag ?? '')) step++;
    if (at(step)?.tag !== 'NOUN') return undefined;
    step++;
    while (at(step)?.tag === 'ADJ') step++;
  }
  step = pastClitics(at, step);
  return isVerb(at, step) && goesWith(at(from)!, at(step)!) ? step : undefined;
}

/** « l'État ou la région peuvent » : the verb has another subject. */
const goesWith = (first: Word, verb: Word) =>
  /(?:ent|ont)$/.test(verb.form) ===
  /^(?:les|des|ces|ses|mes|tes|nos|vos|leurs|plusieurs|quelques|certains|certaines)$/.test(
    first.form,
  );

/** Where the determiner stands of the noun at -1, past one adjective; undefined when there is none. */
function determinerBefore(at: Around): number | undefined {
  const step = at(-2)?.tag === 'ADJ' ? -3 : -2;
  return isDeterminer(at(step)) || isOneOf(at(step), /^(?:au|aux|du|des|quel|quelle|quels)$/)
    ? step
    : undefined;
}

/** « Les pays ou la natalité baisse vieillissent » : a second verb, with nothing to bring it. */
function hasSecondVerb(at: Around, verb: number): boolean {
  for (let step = verb + 1; at(step); step++) {
    if (at(step)!.kind !== 'word') return false;
    if (isOneOf(at(step), /^(?:et|ou|mais|qu[e']|qui|dont|où|quand|si|comme|car)$/)) return false;
    if (isVerb(at, step)) return !isOneOf(at(step - 1), /^(?:il|elle|on|ils|elles|je|tu|nous)$/);
  }
  return false;
}

function followsClause(at: Around): boolean {
  const determiner = determinerBefore(at);
  if (!isOneOf(at(-1), whereOrWhen) || determiner === undefined) return false;
  const verb = verbOfClause(at, 1);
  if (verb === undefined) return false;
  const before = at(determiner - 1);
  const contracted = isOneOf(at(determiner), /^(?:au|aux|du)$/);
  const named = at(1)?.tag === 'PROPN';
  // « Le siècle ou Molière » : a moment and a name are not two of a kind.
  if (named && isOneOf(at(-1), when)) return true;
  if (before === undefined && !contracted) return hasSecondVerb(at, verb);
  // « dans la ville ou le village vit une foule » : the subject may come after.
  if (standing.test(at(verb)!.form) && isDeterminer(at(verb + 1))) return false;
  if (/^(?:VERBf|VERBi|AUXf)$/.test(before?.tag ?? '')) return true;
  if (!contracted && before?.tag !== 'ADP') return false;
  // « les écoles de la ville ou le quartier » : the subject may stand before the place.
  const first = contracted ? determiner : determiner - 1;
  return at(first - 1) === undefined || hasVerbBefore(at, -1) || hasSecondVerb(at, verb);
}

/** « un monde ou règne la violence » : what comes right after is a verb, its subject further on. */
function followsVerb(at: Around, lexicon: Lexicon): boolean {
  if (!isOneOf(at(-1), whereOrWhen) || determinerBefore(at) === undefined) return false;
  const verb = pastClitics(at, 1);
  if (!canBeFinite(lexicon, at(verb)) || isInfinitive(lexicon, at(verb))) return false;
  if (!isDeterminer(at(verb + 1)) && at(verb + 1)?.tag !== 'PROPN') return false;
  const presented =
    isOneOf(at(determinerBefore(at)! - 1), /^(?:est|sont|était|fut|sera|voici|voilà)$/) &&
    isOneOf(at(determinerBefore(at)! - 2), /^(?:c'|ce|n')$/);
  if (presented) return true;
  return isVerb(at, verb) && !hasVerbBefore(at, -1);
}

const asksWhere =
  /^(?:demander?|demandons|demandent|savoir|sait|ignore|ignorent|ignorer|déterminer|comprendre|découvrir|chercher)$/;

/** ou / où, where the clause that follows, or what is asked, leaves no doubt. */
export const sureWhere: Homophone[] = [
  {
    category: 'HOM_OU',
    sure: true,
    forms: ['ou'],
    choose: (_word, at, lexicon) =>
      followsClause(at) || followsVerb(at, lexicon) ? 'où' : undefined,
  },
  {
    // « se demander ou s'arrête la liberté », « on ignore ou se cache le roi ».
    category: 'HOM_OU',
    sure: true,
    forms: ['ou'],
    choose(_word, at, lexicon) {
      const back = isOneOf(at(-1), /^(?:pas|plus|jamais|toujours|bien|trop)$/) ? -2 : -1;
      if (!isOneOf(at(back), asksWhere) || !/^(?:VERB|AUX)/.test(at(back)!.tag)) return undefined;
      const verb = pastClitics(at, 1);
      // « il ne sait jamais ou l'auteur veut en venir ».
      if (back === -2 && verbOfClause(at, 1) !== undefined) return 'où';
      return isOnlyFinite(lexicon, at(verb)) || (verb > 1 && isVerb(at, verb)) ? 'où' : undefined;
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
      if (!definite || !isDeterminer(at(2))) return undefined;
      for (let step = -3; at(step); step--)
        if (isInfinitive(lexicon, at(step)) && at(step)!.tag === 'VERBi')
          return lacksVerbAfter(at, 2) ? 'ou' : undefined;
      return undefined;
    },
  },
];
