import { eachWord } from '../rule.ts';
import { isNoun, marksOf } from './marks.ts';

const plural =
  /^(?:les|des|ces|ses|mes|tes|nos|vos|leurs|plusieurs|quelques|deux|trois|certaine?s)$/;

/** « des immeubles haussmannien » : an adjective made from a name is in no dictionary, and agrees all the same. */
export const namedAdjective = eachWord((word, at, { lexicon }) => {
  const found = /^(\p{L}{3,})(ien|éen)(ne)?$/u.exec(word.form);
  if (!found || word.shield || word.raw !== word.form) return undefined;
  if (lexicon.readings(word.form).length > 0) return undefined;
  const [noun, determiner] = [at(-1), at(-2)];
  if (noun?.tag !== 'NOUN' || !plural.test(determiner?.form ?? '')) return undefined;
  const marks = [...marksOf(lexicon, noun.form, isNoun)];
  if (marks.length === 0 || !marks.every((mark) => mark.endsWith('p'))) return undefined;
  const next = at(1);
  // « les politiques keynésienne et libérale » : one each.
  if (next && /^(?:et|ou|,)$/.test(next.form)) return undefined;
  const gender = marks.length === 1 ? marks[0]![0] : found[3] ? 'f' : 'm';
  return {
    rule: 'agreement/sure/named-adjective',
    category: 'ACC_ADJ',
    from: word.index,
    to: word.index + 1,
    message: `L'adjectif s'accorde avec le nom « ${noun.raw} ».`,
    suggestions: [`${found[1]}${found[2]}${gender === 'f' ? 'nes' : 's'}`],
  };
});
