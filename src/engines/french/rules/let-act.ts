import { eachWord, isVerbReading, type RuleFinding } from './rule.ts';
import { isVerbOf } from './verb-lemma.ts';

const letting = new Set(['laisser', 'voir', 'entendre', 'regarder', 'écouter', 'sentir']);

/** « il laisse son valet parlait » : what somebody is let, seen or heard to do is an infinitive. */
export const letAct = eachWord((word, at, { lexicon }): RuleFinding | undefined => {
  if (!/^VERB[fig]$/.test(word.tag) || word.shield || !isVerbOf(lexicon, word, letting))
    return undefined;
  // « l'homme que voit son père parlait » : the verb of another clause.
  for (let step = -1; at(step) && step > -12; step--)
    if (/^(?:qu[e']|qui|dont|où|quand|lorsqu[e']|comme|si)$/.test(at(step)!.form)) return undefined;
  let step = 1;
  if (
    !/^(?:le|la|l'|les|un|une|des|son|sa|ses|leur|leurs|ce|cet|cette|ces|mon|ma|mes)$/.test(
      at(1)?.form ?? '',
    )
  )
    return undefined;
  step += at(2)?.tag === 'ADJ' ? 2 : 1;
  if (at(step)?.tag !== 'NOUN') return undefined;
  const act = at(step + 1);
  if (!act || act.shield || !/(?:ait|ais|aient|ez)$/.test(act.form)) return undefined;
  const readings = lexicon.readings(act.form);
  if (readings.length === 0 || !readings.every(isVerbReading)) return undefined;
  const { lemma } = readings[0]!;
  if (!lemma.endsWith('er') && !/(?:ez|ait)$/.test(act.form)) return undefined;
  return {
    rule: 'ending/sure/let',
    category: 'VER_INF',
    from: act.index,
    to: act.index + 1,
    message: `Après « ${word.raw} » et celui qui agit, le verbe est à l'infinitif : « ${lemma} ».`,
    suggestions: [lemma],
  };
});
