import { conjugate, finiteReadings, hasSlot, type Rule, type RuleFinding } from '../rule.ts';
import { numbersIn } from './marks.ts';
import { clausesOf } from './subject.ts';

/** « les progrès de la science permet » : le verbe suit le nom qui commande, même de loin. */
export const nounVerb: Rule = ({ document, lexicon }) =>
  document.sentences.flatMap((_, sentence) =>
    clausesOf(document, sentence, lexicon).flatMap(({ head, marks, verb }): RuleFinding[] => {
      const numbers = numbersIn(marks);
      if (numbers.size !== 1) return [];
      const number = [...numbers][0]!;
      const readings = finiteReadings(lexicon, verb.form);
      const thirds = readings.filter((reading) =>
        [...'PSIFCJT'].some(
          (tense) => hasSlot(reading, tense, '3', 's') || hasSlot(reading, tense, '3', 'p'),
        ),
      );
      if (
        thirds.length === 0 ||
        thirds.some((reading) =>
          [...'PSIFCJT'].some((tense) => hasSlot(reading, tense, '3', number)),
        )
      )
        return [];
      const suggestion = conjugate(lexicon, thirds[0]!.lemma, thirds[0]!.features[0]!, '3', number);
      if (!suggestion || suggestion === verb.form) return [];
      return [
        {
          rule: 'agreement/noun-verb',
          category: 'ACC_SV',
          from: verb.index,
          to: verb.index + 1,
          message: `Le verbe s'accorde avec « ${head.raw} », ${number === 'p' ? 'au pluriel' : 'au singulier'}.`,
          suggestions: [suggestion],
        },
      ];
    }),
  );
