import { eachWord, withCapitalOf } from '../rule.ts';
import { determinerMarks } from './determiners.ts';
import { isNoun, marksOf, meet } from './marks.ts';
import { shownNumber } from './verb-number.ts';

const forms: Record<string, string> = { ms: 'seul', fs: 'seule', mp: 'seuls', fp: 'seules' };

/** « Seul les lois garantissent » : before its noun it agrees with it. */
export const onlyThose = eachWord((word, at, { lexicon }) => {
  if (!/^seule?s?$/.test(word.form) || word.shield) return undefined;
  if (at(-1) && !/^(?:[,;:]|mais|car|que|où)$/.test(at(-1)!.form)) return undefined;
  const [determiner, noun, verb] = [at(1), at(2), at(3)];
  const asked = determinerMarks(determiner?.form ?? '');
  if (!asked || determiner!.tag !== 'DET' || noun?.tag !== 'NOUN' || !verb) return undefined;
  const marks = meet(marksOf(lexicon, noun.form, isNoun), asked);
  const [mark, another] = marks;
  if (!mark || another || shownNumber(lexicon, verb.form) !== mark[1]) return undefined;
  const meant = forms[mark]!;
  if (meant === word.form) return undefined;
  return {
    rule: 'agreement/sure/only-those',
    category: 'ACC_ADJ',
    from: word.index,
    to: word.index + 1,
    message: `« ${word.raw} » s'accorde avec « ${noun.raw} ».`,
    suggestions: [withCapitalOf(word.raw, meant)],
  };
});
