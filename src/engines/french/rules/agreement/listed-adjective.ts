import { eachWord } from '../rule.ts';
import { inflect, isAdjective, marksOf, meet } from './marks.ts';

/** « claire, précise et élégant » : the last of the list agrees like the others. */
export const listedAdjective = eachWord((word, at, { lexicon }) => {
  const [comma, second, and, last, next] = [at(1), at(2), at(3), at(4), at(5)];
  if (comma?.form !== ',' || and?.form !== 'et' || !last || last.shield || last.raw !== last.form)
    return undefined;
  if (word.tag !== 'ADJ' || second?.tag !== 'ADJ' || !/^(?:ADJ|VERB[pg])$/.test(last.tag))
    return undefined;
  // « et savant mélange » : it belongs to what follows.
  if (next && next.tag !== 'PUNCT' && next.tag !== 'ADP') return undefined;
  const marks = marksOf(lexicon, word.form, isAdjective);
  const same = meet(marks, marksOf(lexicon, second.form, isAdjective));
  const [mark] = same;
  if (marks.size !== 1 || same.size !== 1 || mark?.[0] !== 'f') return undefined;
  const own = marksOf(lexicon, last.form, isAdjective);
  if (own.size === 0 || meet(own, same).size > 0) return undefined;
  const suggestion = inflect(lexicon, last.form, same, isAdjective);
  if (!suggestion) return undefined;
  return {
    rule: 'agreement/sure/listed-adjective',
    category: 'ACC_ADJ',
    from: last.index,
    to: last.index + 1,
    message: `L'adjectif s'accorde comme « ${word.raw} » et « ${second.raw} ».`,
    suggestions: [suggestion],
  };
});
