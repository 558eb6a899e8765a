import type { Word } from '../../text/document.ts';
import { eachWord } from '../rule.ts';
import { determinerMarks } from './determiners.ts';
import { inflect, isAdjective, isNoun, marksOf, meet } from './marks.ts';

/** « claire, précise et élégant » : the last of the list agrees like the others. */
export const listedAdjective = eachWord((word, at, { lexicon }) => {
  const [comma, second, and, last, next] = [at(1), at(2), at(3), at(4), at(5)];
  if (comma?.form !== ',' || and?.form !== 'et' || !last || last.shield || last.raw !== last.form)
    return undefined;
  if (word.tag !== 'ADJ' || second?.tag !== 'ADJ' || !/^(?:ADJ|VERB[pg])$/.test(last.tag))
    return undefined;
  // « et savant mélange » : it belongs to what follows.
  if (next && next.tag !== 'PUNCT' && next.tag !== 'ADP') return undefined;
  // « une vie simple, libre et heureux » : where the first two do not tell, their noun does.
  const asked = at(-1)?.tag === 'NOUN' ? determinerMarks(at(-2)?.form ?? '') : undefined;
  const owned = /^(?:de|d'|à|en)$/.test(at(-3)?.form ?? '');
  const named = asked && !owned ? meet(marksOf(lexicon, at(-1)!.form, isNoun), asked) : undefined;
  const first = marksOf(lexicon, word.form, isAdjective);
  const marks = named?.size === 1 ? meet(first, named) : first;
  const same = meet(marks, marksOf(lexicon, second.form, isAdjective));
  const own = marksOf(lexicon, last.form, isAdjective);
  // « politiques, économiques et humaine » : both are plural, whatever their gender.
  const several = same.size > 0 && [...same].every((other) => other.endsWith('p'));
  const one = own.size > 0 && [...own].every((other) => other.endsWith('s'));
  if (several && one && same.size > 1)
    return found(word, second, last, inflect(lexicon, last.form, same, isAdjective));
  const [mark] = same;
  if (marks.size !== 1 || same.size !== 1 || mark?.[0] !== 'f') return undefined;
  if (own.size === 0 || meet(own, same).size > 0) return undefined;
  return found(word, second, last, inflect(lexicon, last.form, same, isAdjective));
});

const found = (first: Word, second: Word, last: Word, suggestion: string | undefined) =>
  suggestion === undefined
    ? undefined
    : {
        rule: 'agreement/sure/listed-adjective',
        category: 'ACC_ADJ' as const,
        from: last.index,
        to: last.index + 1,
        message: `L'adjectif s'accorde comme « ${first.raw} » et « ${second.raw} ».`,
        suggestions: [suggestion],
      };
