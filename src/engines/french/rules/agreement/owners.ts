import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import type { At } from '../rule.ts';
import { determinerMarks } from './determiners.ts';
import { isNoun, type Marks, marksOf, meet } from './marks.ts';

/** A noun an adjective may tell of, and what it bears with its determiner. */
export type Owner = { noun: Word; marks: Marks };

/** Every noun before the adjective it may belong to, the nearest first; where the phrase opens. */
export type Owners = { list: Owner[]; joined: boolean; start: number };

const degree =
  /^(?:plus|très|moins|si|trop|assez|aussi|peu|fort|bien|tout|parfois|souvent|toujours|\p{L}+ment)$/u;
const links =
  /^(?:de|d'|du|des|à|au|aux|en|sur|dans|pour|par|contre|entre|avec|sans|sous|chez|vers|depuis|parmi)$/;
const isAdjectiveTag = (word: Word | undefined) => /^(?:ADJ|VERBp)$/.test(word?.tag ?? '');

/** « les conditions de vie des ouvriers ⟨pauvres⟩ » : ouvriers, vie, conditions; undefined where one of them is not known. */
export function ownersBefore(at: At, lexicon: Lexicon): Owners | undefined {
  let step = -1;
  while (degree.test(at(step)?.form ?? '') && at(step)?.tag !== 'NOUN') step--;
  const list: Owner[] = [];
  let joined = false;
  let conjunct = false;
  let start = step;
  for (;;) {
    while (isAdjectiveTag(at(step)) && step > -16) step--;
    const read = readNoun(at, step, lexicon);
    // « aboli dans les colonies » : a participle of the verb, where an adjective has its noun before.
    if (!read)
      return list.length > 0 && !/^(?:NOUN|PROPN|PRON)$/.test(at(step)?.tag ?? '')
        ? { list, joined, start }
        : undefined;
    // « la vie et la mort ⟨choisie⟩ » : of two that are joined, the nearer or both, never the further alone.
    if (!conjunct) list.push(read.owner);
    step = read.start;
    start = step;
    // « au cercle et à la droite », « d'un droit et d'un devoir » : past the link, the joining word.
    const linked = !read.contracted && links.test(at(step - 1)?.form ?? '');
    const before = linked ? step - 2 : step - 1;
    const joins = /^(?:et|ou|ni|,|comme|que)$/.test(at(before)?.form ?? '');
    joined ||= joins && isNounish(at(before - 1));
    // « À la fin de l'acte, les rois » : a comma ends the phrase, unless « de » goes on past it.
    conjunct = joins && isNounish(at(before - 1)) && (at(before)!.form !== ',' || linked);
    if (conjunct) step = before - 1;
    else if ((linked || read.contracted) && isNounish(at(before))) step = before;
    // « en réalité » : a bare noun that no other owns is no phrase; « de contraintes » has its article in « de ».
    else return read.bare && !isSome(read, at) ? undefined : { list, joined, start };
  }
}

const isSome = ({ owner, start }: ReadNoun, at: At) =>
  /^(?:de|d'|sans)$/.test(at(start - 1)?.form ?? '') &&
  [...owner.marks].every((mark) => mark.endsWith('p'));

const isNounish = (word: Word | undefined) =>
  word !== undefined && (word.tag === 'NOUN' || isAdjectiveTag(word));

const counted = (word: Word | undefined): Marks | undefined =>
  word?.tag === 'NUM' && !/^(?:un|une|0|1)$/.test(word.form) ? new Set(['mp', 'fp']) : undefined;

type ReadNoun = { owner: Owner; start: number; contracted: boolean; bare?: boolean };

const cardinal =
  /^(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|mille)$/;

/** The noun that ends here, with its adjectives and its determiner; a bare one only after a link. */
function readNoun(at: At, step: number, lexicon: Lexicon): ReadNoun | undefined {
  const noun = at(step);
  if (noun?.tag !== 'NOUN' || noun.shield || noun.raw !== noun.form) return undefined;
  // « Les cinq dernières » : the noun they stand for was said before.
  if (cardinal.test(noun.form)) return undefined;
  const own = marksOf(lexicon, noun.form, isNoun);
  let first = step - 1;
  while (at(first)?.tag === 'ADJ') first--;
  const determiner = at(first);
  const asked =
    determiner?.tag === 'PRON'
      ? undefined
      : (determinerMarks(determiner?.form ?? '') ?? counted(determiner));
  if (asked) {
    // A plural no dictionary knows (« contre-pouvoirs ») has the number of its article.
    const unknown =
      own.size === 0 && /[sx]$/.test(noun.form) && !asked.has('ms') && !asked.has('fs');
    const marks = unknown ? asked : meet(own, asked);
    const contracted = /^(?:du|des|au|aux)$/.test(determiner!.form);
    return marks.size > 0 ? { owner: { noun, marks }, start: first, contracted } : undefined;
  }
  if (own.size === 0 || !links.test(determiner?.form ?? '')) return undefined;
  return { owner: { noun, marks: own }, start: first + 1, contracted: false, bare: true };
}
