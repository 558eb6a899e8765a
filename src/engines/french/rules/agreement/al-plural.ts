import { eachWord } from '../rule.ts';
import { isAdjective, isNoun, marksOf } from './marks.ts';

/** « les médias nationals », « des journals » : the plural of -al is -aux, or -ales in the feminine. */
export const alPlural = eachWord((word, at, { lexicon }) => {
  if (!/\p{L}{2}als$/u.test(word.form) || word.shield) return undefined;
  if (word.raw !== word.form || lexicon.isWord(word.form)) return undefined;
  const stem = word.form.slice(0, -1);
  const masculine = `${stem.slice(0, -1)}ux`;
  const readings = lexicon.readings(stem);
  if (!readings.some((reading) => isAdjective(reading) || isNoun(reading))) return undefined;
  if (lexicon.readings(masculine).length === 0) return undefined;
  const noun = [at(-1), at(1)].find((other) => other?.tag === 'NOUN');
  const marks = noun ? [...marksOf(lexicon, noun.form, isNoun)] : [];
  const feminine =
    readings.some(isAdjective) && marks.length > 0 && marks.every((mark) => mark.startsWith('f'));
  const meant = feminine ? `${stem}es` : masculine;
  return {
    rule: 'agreement/sure/al-plural',
    category: 'ACC_ADJ',
    from: word.index,
    to: word.index + 1,
    message: `« ${stem} » fait « ${masculine} » au masculin pluriel${readings.some(isAdjective) ? `, « ${stem}es » au féminin pluriel` : ''}.`,
    suggestions: [meant],
  };
});
