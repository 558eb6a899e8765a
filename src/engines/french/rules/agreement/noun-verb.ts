import type { Lexicon, Reading } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { conjugate, finiteReadings, hasSlot, type Rule, type RuleFinding } from '../rule.ts';
import type { Slot } from '../subject-pronouns.ts';
import { isUsual } from './is-usual.ts';
import { isSizeLabel } from './labels.ts';
import { numbersIn } from './marks.ts';
import { headedVerbs } from './pronoun-heads.ts';
import { clausesOf } from './subject.ts';

/** « les progrès de la science permet » : le verbe suit le mot qui commande, même de loin. */
export const nounVerb: Rule = ({ document, lexicon }) =>
  document.sentences.flatMap((_, sentence) => {
    const plain = clausesOf(document, sentence, lexicon).flatMap(({ head, marks, verb }) => {
      const [number, another] = numbersIn(marks);
      // « les ions chlorure » : nobody uses that verb.
      if (!isUsual(lexicon, verb.form)) return [];
      if (isSizeLabel(document.words, verb.index, lexicon)) return [];
      if (number === 's' && isCompared(document.words, head, verb)) return [];
      return number && !another ? checkVerb('noun-verb', head, ['3', number], verb, lexicon) : [];
    });
    const known = new Set(plain.map(({ from }) => from));
    const headed = headedVerbs(document, sentence, lexicon).flatMap(
      ({ head, person, number, verb }) =>
        checkVerb('sure/head-verb', head, [person, number], verb, lexicon),
    );
    return [...plain, ...headed.filter(({ from }) => !known.has(from))];
  });

/** « Le bois comme le charbon servaient » : one or both, the writer says which. */
const isCompared = (words: Word[], head: Word, verb: Word) =>
  words.slice(Math.max(0, head.index - 3), verb.index).some(({ form }) => form === 'comme');

const tenses = [...'PSIFCJT'];

/** Another person than the third shows another subject, but for « l'auteur veux », written by ear. */
const couldFollowNoun = (reading: Reading) =>
  tenses.some((tense) => hasSlot(reading, tense, '3', 's') || hasSlot(reading, tense, '3', 'p')) ||
  /^P[SJ]*[12]+s$/.test(reading.features);

export function checkVerb(
  name: string,
  head: Word,
  slot: Slot,
  verb: Word,
  lexicon: Lexicon,
): RuleFinding[] {
  const readings = finiteReadings(lexicon, verb.form).filter(
    (reading) => name !== 'noun-verb' || couldFollowNoun(reading),
  );
  const agrees = readings.some((reading) =>
    tenses.some((tense) => hasSlot(reading, tense, ...slot)),
  );
  // « grandit » is present or past: the present is what copies are written in.
  // « étaient » is seldom « étayer ».
  const first =
    readings.find(({ lemma }) => lemma === 'être') ??
    readings.find(({ features }) => features.includes('P')) ??
    readings[0];
  if (!first || agrees) return [];
  const tense = first.features.includes('P') ? 'P' : first.features[0]!;
  const suggestion = conjugate(lexicon, first.lemma, tense, ...slot);
  if (!suggestion || suggestion === verb.form) return [];
  return [
    {
      rule: `agreement/${name}`,
      category: 'ACC_SV',
      from: verb.index,
      to: verb.index + 1,
      message: `Le verbe s'accorde avec « ${head.raw} », ${slot[1] === 'p' ? 'au pluriel' : 'au singulier'}.`,
      suggestions: [suggestion],
    },
  ];
}
