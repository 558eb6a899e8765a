import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { FrenchDocument, Word } from '../../text/document.ts';
import { isClitic, type Slot, slotOf } from '../subject-pronouns.ts';
import { type Marks, numbersIn } from './marks.ts';
import { readGroup } from './noun-group.ts';
import { pastComplements, pastRelative } from './past-relative.ts';

/** A subject that is known without being a plain noun group, the number it asks, and its verb. */
export type Headed = {
  head: Word;
  person: string;
  number: 's' | 'p';
  verb: Word;
  /** What an attribute must bear, where the head word does not tell: « la plupart des machines ». */
  bears?: Marks;
};

const antecedents: Record<string, Slot> = {
  moi: ['1', 's'],
  toi: ['2', 's'],
  nous: ['1', 'p'],
  vous: ['2', 'p'],
  ceux: ['3', 'p'],
  celles: ['3', 'p'],
  eux: ['3', 'p'],
  celui: ['3', 's'],
  celle: ['3', 's'],
};

const one = /^(?:chacune?|aucune?|une?)$/;
const many = /^(?:plupart|beaucoup|nombre|combien|tant|trop|peu)$/;

/** « chacun des élèves », « la plupart des hommes », « les hommes qui » : what rules a verb from further away. */
export function headedVerbs(
  document: FrenchDocument,
  sentence: number,
  lexicon: Lexicon,
): Headed[] {
  const { words, sentences } = document;
  const { from, to } = sentences[sentence]!;
  const found: Headed[] = [];
  for (let at = from; at < to; at++) {
    const headed =
      quantified(words, at, to, lexicon) ??
      pronounRelative(words, at, to) ??
      relative(words, at, to, lexicon) ??
      objectRelative(words, at, to, lexicon);
    const main = pastRelative(words, at, to, lexicon);
    if (headed) found.push(headed);
    if (main && main.verb !== headed?.verb) found.push(main);
  }
  return found;
}

function quantified(words: Word[], at: number, to: number, lexicon: Lexicon): Headed | undefined {
  const head = words[at]!;
  const singular = one.test(head.form);
  if (head.shield || !(singular || many.test(head.form))) return undefined;
  if (!singular && !opens(words, head.form === 'plupart' ? at - 1 : at)) return undefined;
  // « L'une des raisons », « Une des raisons ».
  const start = words[at - 1]?.form === "l'" ? at - 1 : at;
  if (singular && !opens(words, start)) return undefined;
  const link = words[at + 1]?.form ?? '';
  if (!/^(?:des|de|d')$/.test(link)) return undefined;
  const entre = words[at + 2]?.form === 'entre';
  const own: Marks = new Set([head.form.endsWith('e') ? 'fs' : 'ms']);
  // « Beaucoup d'entre nous pensons » : both are right.
  if (entre && /^(?:nous|vous)$/.test(words[at + 3]?.form ?? '')) return undefined;
  if (entre) return bearing(withVerb(words, head, at + 4, to, singular ? 's' : 'p'), own);
  const group = readGroup(words, link === 'des' ? at + 1 : at + 2, to, lexicon);
  if (!group) return undefined;
  const plural = numbersIn(group.marks);
  if (!singular && (plural.size !== 1 || !plural.has('p'))) return undefined;
  // « un des plus beaux vers », « l'une de joie » : one among several, whose number shows.
  if (/^une?$/.test(head.form) && (plural.size !== 1 || !plural.has('p'))) return undefined;
  const end = pastComplements(words, group.to, to, lexicon);
  const headed = withVerb(words, head, end, to, singular ? 's' : 'p');
  // « Trop de lois tue la loi » : a saying.
  if (head.form === 'trop' && headed?.verb.form === 'tue') return undefined;
  return bearing(headed, singular ? own : group.marks);
}

const bearing = (headed: Headed | undefined, bears: Marks) => headed && { ...headed, bears };

/** « les hommes qui pense » : only where the noun before « qui » cannot be another's complement. */
function relative(words: Word[], at: number, to: number, lexicon: Lexicon): Headed | undefined {
  // « Nous parlons de gens qui » : a bare plural.
  const bare = /^(?:de|d')$/.test(words[at]!.form) && words[at - 1]?.tag === 'VERBf';
  if ((/^(?:de|d')$/.test(words[at]!.form) && !bare) || !startsObject(words, at)) return undefined;
  const group = readGroup(words, at, to, lexicon);
  if (bare && group && !group.determiner && [...group.marks].every((mark) => mark.endsWith('p')))
    return words[group.to]?.form === 'qui'
      ? withVerb(words, group.noun, group.to + 1, to, 'p')
      : undefined;
  if (bare || !group?.determiner || group.determiner.tag === 'ADP') return undefined;
  const numbers = numbersIn(group.marks);
  const [number] = numbers;
  if (numbers.size !== 1 || words[group.to]?.form !== 'qui') return undefined;
  return withVerb(words, group.noun, group.to + 1, to, number as 's' | 'p');
}

/** After a verb or a pause, or « a vaincu », « n'est pas » : no other noun can own the group. */
function startsObject(words: Word[], at: number): boolean {
  // « On cite souvent les auteurs qui ».
  const skip = /^(?:souvent|toujours|aussi|encore|parfois|donc|ainsi)$/.test(
    words[at - 1]?.form ?? '',
  )
    ? 1
    : 0;
  const [before, before2] = [words[at - 1 - skip], words[at - 2 - skip]];
  if (before?.sentence !== words[at]!.sentence) return true;
  if (before.tag === 'VERBp')
    return /^(?:a|ont|avons|ai|as|avez|avait|avaient)$/.test(before2?.form ?? '');
  if (before.tag === 'ADP') return before2?.tag === 'VERBf' && !/^d[eu']/.test(before.form);
  return /^(?:VERBf|AUXf|PUNCT)$/.test(before.tag) || /^(?:pas|plus|jamais)$/.test(before.form);
}

/** « ceux qui travaille », « c'est nous qui décide ». */
function pronounRelative(words: Word[], at: number, to: number): Headed | undefined {
  const slot = antecedents[words[at]!.form];
  if (!slot || words[at]!.shield || words[at + 1]?.form !== 'qui') return undefined;
  // « un moi qui n'est pas moi », « un autre moi » : a noun.
  if (/^(?:DET|ADJ)$/.test(words[at - 1]?.tag ?? '') || words[at - 1]?.form === 'autre')
    return undefined;
  // « toi et moi qui connaissions » : the two together.
  if (/^(?:et|ou|ni)$/.test(words[at - 1]?.form ?? '')) return undefined;
  // « ceux d'entre nous qui ont lu », « une loi chez nous qui peut » : what comes before rules.
  if (
    /^(?:entre|parmi|chez|pour|avec|devant|derrière|sans|sur|vers)$/.test(words[at - 1]?.form ?? '')
  )
    return undefined;
  return withVerb(words, words[at]!, at + 2, to, slot[1] as 's' | 'p', slot[0]);
}

/** « les règles que la société impose limite » : past the verb of the relative, the verb of the head. */
function objectRelative(
  words: Word[],
  at: number,
  to: number,
  lexicon: Lexicon,
): Headed | undefined {
  if (at > 0 && words[at - 1]!.sentence === words[at]!.sentence && words[at - 1]!.form !== ',')
    return undefined;
  const group = readGroup(words, at, to, lexicon);
  if (!group?.determiner || !/^(?:qu[e']|où|dont)$/.test(words[group.to]?.form ?? ''))
    return undefined;
  const numbers = numbersIn(group.marks);
  const [number] = numbers;
  const start = group.to + 1;
  const inner = readGroup(words, start, to, lexicon);
  const after = inner?.determiner ? inner.to : slotOf(words[start]?.form ?? '') ? start + 1 : -1;
  if (numbers.size !== 1 || after < 0) return undefined;
  const own = withVerb(words, group.noun, after, to, 's');
  if (own?.verb.tag !== 'VERBf') return undefined;
  return withVerb(words, group.noun, own.verb.index + 1, to, number as 's' | 'p');
}

/** Where a subject may stand: first, or after a comma or a link word. */
function opens(words: Word[], at: number): boolean {
  const before = words[at - 1];
  if (!before || before.sentence !== words[at]!.sentence) return true;
  return (
    before.form === ',' || /^(?:que|qu'|si|car|mais|or|quand|et|donc|puisque)$/.test(before.form)
  );
}

function withVerb(
  words: Word[],
  head: Word,
  from: number,
  to: number,
  number: 's' | 'p',
  person = '3',
): Headed | undefined {
  let at = from;
  while (
    at < to &&
    (isClitic(words[at]!) || (words[at]!.tag === 'ADV' && words[at]!.kind === 'word'))
  )
    at++;
  const verb = words[at];
  if (at >= to || !verb || verb.shield || verb.raw !== verb.form) return undefined;
  // « Combien de jours y a-t-il ? » : the subject comes after.
  if (words[at + 1]?.form.startsWith('-')) return undefined;
  return /^(?:VERBf|AUXf)$/.test(verb.tag) ? { head, person, number, verb } : undefined;
}
