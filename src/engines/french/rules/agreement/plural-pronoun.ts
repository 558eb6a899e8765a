import type { Word } from '../../text/document.ts';
import { eachWord, finiteReadings, hasSlot } from '../rule.ts';
import { pastClitics } from '../subject-pronouns.ts';
import { checkVerb } from './noun-verb.ts';

const opening = /^(?:[,;:]|que|qu'|si|mais|car|or|quand|lorsque|puisque)$/;
const pair: Record<string, RegExp> = {
  les: /^(?:deux|trois|autres|uns|unes)$/,
  "d'": /^autres$/,
  tous: /^deux$/,
  toutes: /^deux$/,
  ces: /^derni(?:ers|ères)$/,
};

/** « Les deux refuse », « Tous admire », « Les autres le juge » : a plural pronoun that opens the clause rules the verb. */
export const pluralPronoun = eachWord((word, at, { lexicon }) => {
  const before = at(-1);
  if (word.shield || (before && !opening.test(before.form))) return undefined;
  // « plus que tous admire », « , tous » : past a comma it may take up what was said.
  if (before && /^(?:tous|toutes)$/.test(word.form)) return undefined;
  if (/^qu[e']$/.test(before?.form ?? '') && at(-2)?.tag !== 'VERBf') return undefined;
  const second = pair[word.form]?.test(at(1)?.form ?? '') ? 2 : 0;
  const alone =
    /^(?:tous|toutes|certains|certaines|plusieurs|beaucoup|ceux-ci|celles-ci|ceux-là|celles-là)$/.test(
      word.form,
    );
  if (second === 0 && !alone) return undefined;
  const start = second || 1;
  const verb = at(pastClitics(at, start));
  const head = at(start - 1)!;
  if (!verb || verb.shield || verb.raw !== verb.form) return undefined;
  const step = verb.index - word.index;
  if (at(step + 1)?.form.startsWith('-')) return undefined;
  if (
    !isItsVerb(verb, at(step - 1)!, at(step + 1)) ||
    finiteReadings(lexicon, verb.form).length === 0
  )
    return undefined;
  // « Tous est permis » : « tout » is meant.
  if (/^tou(?:te)?s$/.test(word.form) && second === 0 && verb.tag === 'AUXf') return undefined;
  const third = finiteReadings(lexicon, verb.form).some((reading) =>
    [...'PIFCJ'].some((tense) => hasSlot(reading, tense, '3', 's')),
  );
  return third ? checkVerb('sure/plural-pronoun', head, ['3', 'p'], verb, lexicon)[0] : undefined;
});

/** « Les deux hommes », « Les autres le juge » : a word after « le » is a verb when nothing else can be one just after. */
const isItsVerb = (verb: Word, before: Word, next: Word | undefined) =>
  /^(?:VERBf|AUXf)$/.test(verb.tag) ||
  (verb.tag === 'NOUN' && /^(?:le|la|les)$/.test(before.form) && next?.tag === 'ADV');
