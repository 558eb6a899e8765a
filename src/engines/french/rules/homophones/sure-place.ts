import type { Lexicon } from '../../lexicon/lexicon.ts';
import { type At, finiteReadings, hasSlot } from '../rule.ts';
import { isVerb, saysBefore } from './clause-verbs.ts';
import {
  type Homophone,
  isDeterminer,
  isInfinitive,
  isOneOf,
  isSubjectPronoun,
} from './homophone.ts';
import { pastClitics } from './where-clause.ts';

const shelter = /^(?:lieu|endroit|coin|abri|refuge|lieux|endroits|chez-soi)$/;
const stays =
  /^(?:vivre|dormir|habiter|loger|aller|cacher|installer|manger|travailler|réfugier|mourir|poser|reposer|abriter|étudier)$/;
const leads =
  /^(?:va|vais|vas|vont|allons|allez|aller|mène|mènent|mener|conduit|conduisent|emmène)$/;
const wishes = /^(?:veut|veux|veulent|voulons|voulez|voulait|va|vont|bon|souhaite|peut)$/;

/** Told of several: « vivent », where « tient » is told of one. */
const isPlural = (lexicon: Lexicon, form: string) =>
  finiteReadings(lexicon, form).some((reading) =>
    [...'PSIFCJT'].some((tense) => hasSlot(reading, tense, '3', 'p')),
  );

/** Every verb before is told of one, this one of several, or the reverse: it has a subject of its own, further on. */
function differsFromVerbsBefore(at: At, verb: number, lexicon: Lexicon): boolean {
  if (/(?:ons|ez|mes|tes|[as]i?s)$/.test(at(verb)!.form)) return false;
  const plural = isPlural(lexicon, at(verb)!.form);
  let seen = false;
  for (let step = -1; at(step); step--) {
    if (!isVerb(at, step)) continue;
    if (isPlural(lexicon, at(step)!.form) === plural) return false;
    seen = true;
  }
  return seen || (plural && at(-1)?.form === ',');
}

/** ou / où: a place, or a choice. */
export const surePlace: Homophone[] = [
  {
    category: 'HOM_OU',
    sure: true,
    forms: ['ou'],
    choose(_word, at, lexicon) {
      // « une société où tout s'achète et ou tout se vend ».
      if (at(-1)?.form === 'et' && at(1)?.kind === 'word' && at(1)!.form !== 'bien') return 'où';
      // « là ou commence la liberté des autres ».
      const there = at(-1)?.form === 'là' && !isOneOf(at(-2), /^(?:ici|de|par)$/);
      if (there && (isVerb(at, 1) || isNewSubject(at) || opensClause(at))) return 'où';
      // « saurais-tu ou se trouve la gare ? »
      const asked =
        isOneOf(at(-1), /^-(?:tu|vous|on|il|elle)$/) && isOneOf(at(-2), /^sa[iuv]\p{L}*$/u);
      if (asked && isVerb(at, pastClitics(at, 1))) return 'où';
      // « il va ou il veut ».
      if (isOneOf(at(-1), leads) && isSubjectPronoun(at(1)) && isOneOf(at(2), wishes)) return 'où';
      return isSheltered(at, lexicon) ? 'où' : undefined;
    },
  },
  {
    // « l'année ou furent condamnées Les Fleurs du mal », « un lieu ou s'affrontent les puissances ».
    category: 'HOM_OU',
    sure: true,
    forms: ['ou'],
    choose(_word, at, lexicon) {
      const verb = pastClitics(at, 1);
      if (!/^(?:NOUN|ADJ|ADV|PROPN|PUNCT)$/.test(at(-1)?.tag ?? '') || !isVerb(at, verb))
        return undefined;
      const next = at(verb + 1);
      const subjectAfter =
        isDeterminer(next) || /^(?:NOUN|ADJ|NUM|ADV|VERBp|PROPN|ADP)$/.test(next?.tag ?? '');
      return subjectAfter && differsFromVerbsBefore(at, verb, lexicon) ? 'où' : undefined;
    },
  },
];

/** « là ou la main-d'œuvre est moins chère » : a subject and its verb. */
function opensClause(at: At): boolean {
  if (!isDeterminer(at(1))) return false;
  for (let step = 2; at(step)?.kind === 'word' && step < 7; step++)
    if (isVerb(at, step)) return true;
  return false;
}

/** « un endroit ou dormir », « elle s'est demandé ou aller ». */
function isSheltered(at: At, lexicon: Lexicon): boolean {
  const act = at(pastClitics(at, 1));
  if (!isInfinitive(lexicon, act) || !stays.test(act!.form)) return false;
  if (isOneOf(at(-1), /^(?:demandé|demander|demande|savoir|dire|décider)$/)) return true;
  return isOneOf(at(-1), shelter) && isDeterminer(at(-2));
}

/** « Il est là ou il viendra » : the same subject does one thing or the other. */
const isNewSubject = (at: At) =>
  isSubjectPronoun(at(1)) && !saysBefore(at, new RegExp(`^${at(1)!.form}$`));
