import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Word } from '../../text/document.ts';
import { type At, eachWord, type RuleFinding } from '../rule.ts';
import { determinerMarks } from './determiners.ts';
import { inflect, isAdjective, isNoun, type Marks, marksOf, meet } from './marks.ts';

/** « une vie simple et heureux », « sont belles et effrayante » : the second agrees like the first. */
export const pairedAdjective = eachWord((word, at, { lexicon }) => {
  if (word.form !== 'et' || word.shield) return undefined;
  const [first, second, next] = [at(-1), at(1), at(2)];
  if (first?.tag !== 'ADJ' || !second || second.shield || second.raw !== second.form)
    return undefined;
  const ant =
    second.tag === 'VERBg' && lexicon.readings(second.form).some(({ pos }) => pos === 'adj');
  if (!/^(?:ADJ|VERBp)$/.test(second.tag) && !ant) return undefined;
  // « une vie simple et heureux hasard » : it belongs to what follows.
  const ends =
    !next ||
    /^(?:PUNCT|VERBf|AUXf)$/.test(next.tag) ||
    (next.tag === 'ADP' && !ant) ||
    /^(?:qui|que|qu'|dont|où|se|s'|ne|n')$/.test(next.form);
  if (!ends) return undefined;
  // « Il a publié une étude complète et mis en ligne ses sources » : the second is said of who did both.
  if (second.tag === 'VERBp' && followsHaving(at)) return undefined;
  const wanted = sharedMarks(at, first, lexicon);
  return wanted && check(second, first, wanted, lexicon);
});

/** An auxiliary and its participle, further back in the clause. */
function followsHaving(at: At): boolean {
  for (let step = -2; at(step)?.kind === 'word'; step--)
    if (at(step)!.tag === 'VERBp' && /^AUX/.test(at(step - 1)?.tag ?? '')) return true;
  return false;
}

/** What the first bears: with its noun, or after a verb of being. */
function sharedMarks(at: At, first: Word, lexicon: Lexicon): Marks | undefined {
  const own = marksOf(lexicon, first.form, isAdjective);
  const noun = at(-2);
  if (noun?.tag === 'NOUN' && noun.form !== 'fois') {
    const asked = determinerMarks(at(-3)?.form ?? '');
    if (!asked || isNamedTwice(at)) return undefined;
    const marks = meet(meet(marksOf(lexicon, noun.form, isNoun), asked), own);
    // « les gouvernements français et allemand » : one each, unless the first shows that it is plural.
    const oneEach = [...own].some((mark) => mark.endsWith('s')) && asked.has('mp');
    return marks.size === 1 && !oneEach ? marks : undefined;
  }
  let step = -2;
  while (at(step)?.tag === 'ADV' || /^(?:à|la|fois)$/.test(at(step)?.form ?? '')) step--;
  const copula = /^(?:sont|étaient|seront|semblent|restent|paraissent|deviennent)$/;
  if (!copula.test(at(step)?.form ?? '')) return undefined;
  const plural = new Set([...own].filter((mark) => mark.endsWith('p')));
  return plural.size > 0 && plural.size === own.size ? plural : undefined;
}

/** « la question de la vie simple et heureux » : another noun may own the second. */
const isNamedTwice = (at: At) =>
  /^(?:de|d'|du|des|à|en)$/.test(at(-4)?.form ?? '') && at(-5)?.tag === 'NOUN';

function check(
  second: Word,
  first: Word,
  wanted: Marks,
  lexicon: Lexicon,
): RuleFinding | undefined {
  const own = marksOf(lexicon, second.form, isAdjective);
  if (own.size === 0 || meet(own, wanted).size > 0) return undefined;
  if (
    lexicon
      .readings(second.form)
      .some(({ pos }) => pos === 'adv' || (pos === 'nc' && second.tag !== 'ADJ'))
  )
    return undefined;
  const suggestion = inflect(lexicon, second.form, wanted, isAdjective);
  return suggestion
    ? {
        rule: 'agreement/sure/paired-adjective',
        category: 'ACC_ADJ',
        from: second.index,
        to: second.index + 1,
        message: `L'adjectif s'accorde comme « ${first.raw} ».`,
        suggestions: [suggestion],
      }
    : undefined;
}
