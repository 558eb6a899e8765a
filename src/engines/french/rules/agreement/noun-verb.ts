import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { conjugate, finiteReadings, hasSlot, type Rule, type RuleFinding } from '../rule.ts';
import { numbersIn } from './marks.ts';
import { headedVerbs } from './pronoun-heads.ts';
import { clausesOf } from './subject.ts';

/** « les progrès de la science permet » : le verbe suit le mot qui commande, même de loin. */
export const nounVerb: Rule = ({ document, lexicon }) =>
  document.sentences.flatMap((_, sentence) => {
    const plain = clausesOf(document, sentence, lexicon).flatMap(({ head, marks, verb }) => {
      const [number, another] = numbersIn(marks);
      return number && !another ? check('noun-verb', head, number, verb, lexicon) : [];
    });
    const known = new Set(plain.map(({ from }) => from));
    const headed = headedVerbs(document, sentence, lexicon).flatMap(({ head, number, verb }) =>
      check('head-verb', head, number, verb, lexicon),
    );
    return [...plain, ...headed.filter(({ from }) => !known.has(from))];
  });

const tenses = [...'PSIFCJT'];

function check(
  name: string,
  head: Word,
  number: string,
  verb: Word,
  lexicon: Lexicon,
): RuleFinding[] {
  const thirds = finiteReadings(lexicon, verb.form).filter((reading) =>
    tenses.some((tense) => hasSlot(reading, tense, '3', 's') || hasSlot(reading, tense, '3', 'p')),
  );
  const agrees = thirds.some((reading) =>
    tenses.some((tense) => hasSlot(reading, tense, '3', number)),
  );
  const [first] = thirds;
  if (!first || agrees) return [];
  const suggestion = conjugate(lexicon, first.lemma, first.features[0]!, '3', number);
  if (!suggestion || suggestion === verb.form) return [];
  return [
    {
      rule: `agreement/${name}`,
      category: 'ACC_SV',
      from: verb.index,
      to: verb.index + 1,
      message: `Le verbe s'accorde avec « ${head.raw} », ${number === 'p' ? 'au pluriel' : 'au singulier'}.`,
      suggestions: [suggestion],
    },
  ];
}
