import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { FrenchDocument, Word } from '../../text/document.ts';
import { isFiniteTag, type Rule, type RuleFinding } from '../rule.ts';
import { isClitic, slotOf } from '../subject-pronouns.ts';
import { pastComplement } from './chain.ts';
import { opensClause } from './clause-openings.ts';
import { isUsual } from './is-usual.ts';
import { type Marks, numbersIn } from './marks.ts';
import { readGroup } from './noun-group.ts';
import { checkVerb } from './noun-verb.ts';
import { isTitle } from './subject.ts';
import { shownNumber } from './verb-number.ts';

const links =
  /^(?:que|qu'|dont|où|qui|lequel|laquelle|lesquels|lesquelles|auquel|auxquels|auxquelles|duquel|desquels|desquelles)$/;
const stops =
  /^(?:et|ou|ni|mais|car|si|quand|comme|lorsque|puisque|ainsi|plus|moins|aussi|autant|que|qu'|qui|dont|où)$/;
const inside = /^(?:NOUN|ADJ|DET|ADP|ADV|PROPN|NUM|VERB[ip]|AUX[ip])$/;
const unlike =
  /^(?:instants?|moments?|jours?|heures?|minutes?|fois|années?|ans?|mois|soirs?|matins?|nuits?|époques?|siècles?|temps|plupart|majorité|minorité|foule|ensemble|nombre|partie|série|multitude|infinité|groupe|dizaine|centaine|moitié|tiers|reste|totalité|poignée|quantité|peu|façon|manière|fait|idée|preuve)$/;
const longest = 20;

/** « Les pages dans lesquelles il raconte sa vie émeut » : past a relative clause with one verb of its own, the next is the head's. */
export const relativeHead: Rule = ({ document: { words, sentences }, lexicon }) =>
  sentences.flatMap(({ from, to }) => {
    const found: RuleFinding[] = [];
    for (let at = from; at < to; at++) {
      if (words[at]!.tag !== 'DET' || words[at]!.shield || !opensClause(words, at, from)) continue;
      const opened = openRelative(words, at, to, lexicon);
      if (!opened) continue;
      const { group, number, link } = opened;
      const verb = headVerb(words, link + 1, Math.min(to, link + longest), number, lexicon, to);
      if (verb)
        found.push(...checkVerb('sure/relative-head', group.noun, ['3', number], verb, lexicon));
    }
    return found;
  });

/** « Les pages dans lesquelles » : a head whose number is known, and where its relative opens. */
function openRelative(words: Word[], at: number, to: number, lexicon: Lexicon) {
  const group = readGroup(words, at, to, lexicon);
  if (!group?.determiner || unlike.test(group.noun.form) || isTitle(group.noun)) return undefined;
  const numbers = numbersIn(group.marks);
  const [number] = numbers;
  if (numbers.size !== 1 || !number) return undefined;
  // « Les algorithmes de tri que ».
  const end = pastComplement(words, group.to, to, lexicon);
  const first = words[end];
  const link = first?.tag === 'ADP' && !links.test(first.form) ? end + 1 : end;
  if (link + 2 >= to || !links.test(words[link]!.form)) return undefined;
  // « Les hommes qui » has its own rule, unless a preposition stands before.
  if (words[link]!.form === 'qui' && link === end) return undefined;
  return { group, number, link };
}

const toBe = /^(?:est|sont|était|étaient|sera|seront|serait|seraient|fut|furent|a|ont)$/;

/** « La société dans laquelle nous vivons est devenue » : the head and its verb « être », where both agree. */
export function headsPastRelative(
  { words, sentences }: FrenchDocument,
  sentence: number,
  lexicon: Lexicon,
): { head: Word; marks: Marks; verb: Word }[] {
  const { from, to } = sentences[sentence]!;
  const found: { head: Word; marks: Marks; verb: Word }[] = [];
  for (let at = from; at < to; at++) {
    if (words[at]!.tag !== 'DET' || words[at]!.shield || !opensClause(words, at, from)) continue;
    const opened = openRelative(words, at, to, lexicon);
    const verb = opened && secondVerb(words, opened.link + 1, Math.min(to, opened.link + longest));
    if (!verb || !toBe.test(verb.form) || shownNumber(lexicon, verb.form) !== opened.number)
      continue;
    found.push({ head: opened.group.noun, marks: opened.group.marks, verb });
  }
  return found;
}

/** Past the one verb of the relative, the verb of its head. */
function secondVerb(words: Word[], start: number, end: number): Word | undefined {
  let own: Word | undefined;
  for (let i = start; i < end; i++) {
    const word = words[i]!;
    if (word.kind !== 'word' || word.shield || stops.test(word.form)) return undefined;
    if (isFiniteTag(word)) {
      if (words[i + 1]?.form.startsWith('-')) return undefined;
      if (own)
        return /^(?:NOUN|ADJ|PROPN|ADV|PRON|VERB[fp])$/.test(words[i - 1]!.tag) ? word : undefined;
      own = word;
    } else if (!inside.test(word.tag) && !isClitic(word) && !(!own && slotOf(word.form)))
      return undefined;
  }
  return undefined;
}

/** The verb of the head, of another number than hers, past a clause that starts here. */
export function headVerb(
  words: Word[],
  start: number,
  end: number,
  number: string,
  lexicon: Lexicon,
  to: number,
): Word | undefined {
  let own: Word | undefined;
  for (let i = start; i < end; i++) {
    const word = words[i]!;
    if (word.kind !== 'word' || word.shield || stops.test(word.form)) return undefined;
    if (own && isHeadVerb(words, i, number, lexicon, to)) return word;
    if (isFiniteTag(word)) {
      if (own || words[i + 1]?.form.startsWith('-')) return undefined;
      own = word;
    } else if (!inside.test(word.tag) && !isClitic(word) && !(!own && slotOf(word.form)))
      return undefined;
  }
  return undefined;
}

/** A second verb of the other number; one read as a noun only before its object, and alone. */
function isHeadVerb(
  words: Word[],
  at: number,
  number: string,
  lexicon: Lexicon,
  to: number,
): boolean {
  const [word, before, next] = [words[at]!, words[at - 1]!, words[at + 1]];
  if (word.raw !== word.form || next?.form.startsWith('-')) return false;
  const shown = shownNumber(lexicon, word.form);
  if (!shown || shown === number) return false;
  const clitic = isClitic(before) && before.tag !== 'DET';
  if (!clitic && !/^(?:NOUN|ADJ|PROPN|ADV|VERB[fp])$/.test(before.tag)) return false;
  if (isFiniteTag(word)) return true;
  if (number !== 'p' || !/^(?:NOUN|ADJ|VERBp)$/.test(word.tag)) return false;
  // « les métaphores qu'il a choisies donne au texte » : past a participle no bare noun stands.
  const past = /^VERB[fp]$/.test(before.tag) && isUsual(lexicon, word.form) && next?.tag !== 'ADJ';
  if (!past && next?.tag !== 'DET' && !/^tou(?:te)?s$/.test(next?.form ?? '')) return false;
  for (let i = at + 1; i < to; i++) if (isFiniteTag(words[i])) return false;
  return true;
}
