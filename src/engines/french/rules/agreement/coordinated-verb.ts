import type { Word } from '../../text/document.ts';
import { finiteReadings, hasSlot, isFiniteTag, type Rule, type RuleContext } from '../rule.ts';
import { isClitic, pastClitics, type Slot, slotOf } from '../subject-pronouns.ts';
import { numbersIn } from './marks.ts';
import { checkVerb } from './noun-verb.ts';
import { clausesOf } from './subject.ts';

const stops = /^(?:que|qu'|qui|dont|où|si|quand|lorsqu[e']|puisqu[e']|car|mais|or|ni|comme)$/;

/** « il offre une chaîne et lui dis » : the second verb has the subject of the first. */
export const coordinatedVerb: Rule = (context) => {
  const { document, lexicon } = context;
  const fromNouns = document.sentences.flatMap((_, sentence) =>
    clausesOf(document, sentence, lexicon).flatMap(({ head, start, marks, verb }) => {
      const [number, another] = numbersIn(marks);
      return number && !another && isMain(start, document.words)
        ? second(head, ['3', number], verb, context)
        : [];
    }),
  );
  const fromPronouns = document.words.flatMap((word) => {
    const slot = /^(?:il|elle|on|ils|elles|je|tu)$/.test(word.form) && slotOf(word.form);
    if (!slot || word.shield || !isMain(word, document.words)) return [];
    const at = (step: number) => document.words[word.index + step];
    const verb = at(pastClitics(at, 1));
    return verb?.sentence === word.sentence && isFiniteTag(verb)
      ? second(word, slot, verb, context)
      : [];
  });
  return [...fromNouns, ...fromPronouns];
};

/** After « que » or « où », « et » may take up the verb of the main clause. */
function isMain({ index, sentence }: Word, words: Word[]): boolean {
  const before = words[index - 1];
  return before?.sentence !== sentence || /^(?:[,;:]|et|mais|car|or|donc)$/.test(before.form);
}

function second(head: Word, slot: Slot, first: Word, { document, lexicon }: RuleContext) {
  const { words } = document;
  const agrees = (verb: Word) =>
    finiteReadings(lexicon, verb.form).some((reading) =>
      [...'PSIFCJT'].some((tense) => hasSlot(reading, tense, ...slot)),
    );
  if (!agrees(first)) return [];
  const last = document.sentences[first.sentence]!.to;
  let at = first.index + 1;
  while (at < last && words[at]!.form !== 'et') {
    if (words[at]!.kind !== 'word' || stops.test(words[at]!.form) || isFiniteTag(words[at]))
      return [];
    at++;
  }
  at += 1;
  const start = at;
  // « et vous disposez » : a subject of its own.
  while (at < last && isClitic(words[at]!) && !/^(?:nous|vous)$/.test(words[at]!.form)) at++;
  const verb = words[at];
  if (at >= last || !verb || !isFiniteTag(verb) || verb.shield || verb.raw !== verb.form) return [];
  // Alone after « et », a word that is also a noun may be one.
  const sure =
    at > start || lexicon.readings(verb.form).every(({ pos }) => !/^(?:nc|adj)$/.test(pos));
  // « et chantent les oiseaux », « et dit-il » : its own subject comes after.
  const next = words[at + 1];
  if (
    !sure ||
    next?.form.startsWith('-') ||
    /^(?:les|des|ces|ses|nous|vous)$/.test(next?.form ?? '')
  )
    return [];
  return checkVerb('coordinated-verb', head, slot, verb, lexicon);
}
