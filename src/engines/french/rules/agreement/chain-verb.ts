import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { isFiniteTag, type Rule, type RuleFinding } from '../rule.ts';
import { isClitic } from '../subject-pronouns.ts';
import { isPluralAdjective, pastChain } from './chain.ts';
import { opensClause, pastAside } from './clause-openings.ts';
import { isUsual } from './is-usual.ts';
import { isSizeLabel } from './labels.ts';
import { isAdjective, isNoun, marksOf } from './marks.ts';
import { checkVerb } from './noun-verb.ts';
import { isTitle } from './subject.ts';
import { shownNumber } from './verb-number.ts';

const plural = /^(?:les|ces|ses|mes|tes|nos|vos|leurs|plusieurs|quelques|certaine?s)$/;
/** After a word of quantity they are counted, whatever their form. */
const alwaysMany = /^(?:pays|héros|français|anglais|chinois|japonais|polonais|portugais)$/;
const single = /^(?:le|la|l'|un|une|ce|cet|cette|son|sa|mon|ma|notre|votre)$/;
const quantity = /^(?:beaucoup|peu|trop|tant|nombre|bien|certaine?s|plusieurs)$/;
/** What tells when or how many, and what the number of the verb may leave out. */
const unlike =
  /^(?:instants?|moments?|jours?|heures?|minutes?|fois|années?|ans|mois|soirs?|matins?|nuits?|journées?|semaines?|temps|sortes?|types?|espèces?|genres?|centaines?|dizaines?|milliers?|millions?|milliards?|groupes?|gens|mains?|bras|yeux|larmes?)$/;

/** « Les philosophes des Lumières critique l'absolutisme » : each word from the article to the verb is accounted for. */
export const chainVerb: Rule = ({ document: { words, sentences }, lexicon }) =>
  sentences.flatMap(({ from, to }) => {
    const found: RuleFinding[] = [];
    for (let at = from; at < to; at++) {
      if (words[at]!.kind !== 'word' || words[at]!.shield) continue;
      const head = pluralHead(words, at, to, lexicon) ?? joinedHead(words, at, to, lexicon);
      // « Bon nombre d'élèves ».
      const start = words[at]!.form === 'nombre' && words[at - 1]?.form === 'bon' ? at - 1 : at;
      if (!head || !opensClause(words, start, from)) continue;
      const verb = verbOf(words, head, to, lexicon);
      if (verb && !isSizeLabel(words, verb.index, lexicon))
        found.push(...checkVerb('sure/chain-verb', head, ['3', 'p'], verb, lexicon));
    }
    return found;
  });

function pluralHead(words: Word[], at: number, to: number, lexicon: Lexicon): Word | undefined {
  const word = words[at]!;
  let start = at + 1;
  let told = false;
  if (quantity.test(word.form) && /^(?:de|d'|des)$/.test(words[at + 1]?.form ?? '')) {
    start = at + 2;
    // « bien des lecteurs », where « bien de » is no quantity.
    if (word.form === 'bien' && words[at + 1]!.form !== 'des') return undefined;
    if (plural.test(words[start]?.form ?? '')) start++;
    told = /^(?:bien|certaine?s|plusieurs)$/.test(word.form);
  } else if (/^(?:de|d')$/.test(word.form)) {
    if (words[start]?.tag !== 'ADJ' || !isPluralAdjective(lexicon, words[start]!)) return undefined;
    told = true;
  } else if (plural.test(word.form) && word.tag === 'DET') told = true;
  else return undefined;
  while (start + 1 < to && words[start]!.tag === 'ADJ' && words[start + 1]!.tag === 'NOUN') {
    if (!isPluralAdjective(lexicon, words[start]!)) return undefined;
    told = true;
    start++;
  }
  const noun = words[start];
  if (!noun || start >= to || !/^(?:NOUN|ADJ)$/.test(noun.tag) || noun.shield) return undefined;
  told ||= alwaysMany.test(noun.form);
  const people = alwaysMany.test(noun.form) && /s$/.test(noun.form) && quantity.test(word.form);
  if ((noun.raw !== noun.form && !people) || unlike.test(noun.form) || (isTitle(noun) && !people))
    return undefined;
  const marks = [...marksOf(lexicon, noun.form, isNoun)];
  if (!marks.some((mark) => mark.endsWith('p'))) return undefined;
  const next = words[start + 1];
  told ||= marks.every((mark) => mark.endsWith('p'));
  told ||= next !== undefined && onlyPlural(lexicon, next);
  return told ? noun : undefined;
}

/** « Son courage et sa loyauté force l'admiration », « Elle et sa mère habite » : two of them, just before the verb. */
function joinedHead(words: Word[], at: number, to: number, lexicon: Lexicon): Word | undefined {
  const alone = /^(?:lui|elle)$/.test(words[at]!.form) && words[at + 1]?.form === 'et';
  const and = at + (alone ? 1 : 2);
  const [other, second, verb] = [words[and + 1], words[and + 2], words[and + 3]];
  if (words[and]?.form !== 'et' || and + 3 >= to || second?.tag !== 'NOUN') return undefined;
  if (!single.test(other!.form) && !(alone && plural.test(other!.form))) return undefined;
  const first = words[at + 1]!;
  if (!alone && (!single.test(words[at]!.form) || first.tag !== 'NOUN' || first.raw !== first.form))
    return undefined;
  // Past nouns, only a verb read as another word: the rest is known already.
  const known = !alone && isFiniteTag(verb);
  return known || shownNumber(lexicon, verb!.form) !== 's' ? undefined : second;
}

const onlyPlural = (lexicon: Lexicon, word: Word) =>
  isPluralAdjective(lexicon, word) &&
  [...marksOf(lexicon, word.form, isAdjective)].every((mark) => mark.endsWith('p'));

function verbOf(words: Word[], head: Word, to: number, lexicon: Lexicon): Word | undefined {
  const end = pastChain(words, head.index + 1, to, lexicon);
  const free = end === head.index + 1 || isPluralAdjective(lexicon, words[end - 1]!);
  let at = pastAside(words, end, to, true);
  const aside = at !== end;
  const start = at;
  while (at < to && isClitic(words[at]!)) at++;
  const [verb, next] = [words[at], words[at + 1]];
  if (at >= to || !verb || verb.shield || verb.raw !== verb.form || verb.kind !== 'word')
    return undefined;
  if (shownNumber(lexicon, verb.form) !== 's' || next?.form.startsWith('-')) return undefined;
  // « Trop de lois tue la loi » : a saying.
  if (verb.form === 'tue') return undefined;
  if (isFiniteTag(verb)) {
    const doubtful = lexicon.readings(verb.form).some(isNoun) && !isUsual(lexicon, verb.form);
    return doubtful || isObjectOfBefore(verb, words[at - 1]!, start) ? undefined : verb;
  }
  // Read as a noun or an adjective: only where no such word could stand, and the clause has no other verb.
  if (
    /^(?:DET|PRON|NUM|AUXp|CCONJ)$/.test(verb.tag) ||
    (verb.tag === 'ADP' && verb.form !== 'force') ||
    /^(?:type|clé|clef)$/.test(verb.form)
  )
    return undefined;
  const object =
    next?.sentence === verb.sentence &&
    (next.tag === 'DET' || /^(?:moins|plus|pas|toujours|souvent|beaucoup|aussi)$/.test(next.form));
  if (!object && !(free && /^(?:NOUN|SCONJ)$/.test(verb.tag) && verb.form !== 'personne'))
    return undefined;
  // « Les ions chlorure et sodium » : a second noun, which nobody ever wrote as a verb.
  if (!object && (/^(?:et|ou|,)$/.test(next?.form ?? ',') || !isUsual(lexicon, verb.form)))
    return undefined;
  if (!object && (aside || /^(?:VERBp|ADJ)$/.test(verb.tag))) {
    if (!(aside && verb.tag === 'NOUN')) return undefined;
  }
  for (let i = at + 1; i < to && !/^[;:]$/.test(words[i]!.form); i++)
    if (isFiniteTag(words[i])) return undefined;
  return verb;
}

/** « les hommes la marche » : between an article and its noun there is no clause. */
const isObjectOfBefore = (verb: Word, before: Word, start: number) =>
  before.index >= start && before.tag === 'DET' && verb.tag !== 'AUXf';
