import type { Lexicon } from '../../lexicon/lexicon.ts';
import { eachWord, finiteReadings, hasSlot, isFiniteTag } from '../rule.ts';
import { opensClause } from './clause-openings.ts';
import { isNoun, marksOf } from './marks.ts';
import { checkVerb } from './noun-verb.ts';

const plural = /^(?:les|des|ces|ses|mes|tes|nos|vos|leurs|plusieurs|certaine?s|quelques)$/;

const canBeVerb = (lexicon: Lexicon, form: string) =>
  finiteReadings(lexicon, form).some((reading) =>
    ['P', 'S'].some((tense) => hasSlot(reading, tense, '3', 's')),
  );

/** « Bien que les lois change, » : what looks like a noun is the only verb its clause can have. */
export const misreadVerb = eachWord((word, at, { lexicon, document: { words, sentences } }) => {
  // « les hommes craint la mort » : before its object, no participle.
  const heard = word.tag === 'VERBp' && /t$/.test(word.form) && at(1)?.tag === 'DET';
  const unsure = word.tag === 'VERBf' && at(-1)?.tag === 'ADJ';
  if (
    !(heard || unsure || /^(?:NOUN|ADJ)$/.test(word.tag)) ||
    word.shield ||
    word.raw !== word.form
  )
    return undefined;
  const [noun, determiner] = [at(-1), at(-2)];
  if (!noun || !/^(?:NOUN|ADJ)$/.test(noun.tag) || !plural.test(determiner?.form ?? ''))
    return undefined;
  if (!canBeVerb(lexicon, word.form) || noun.raw !== noun.form) return undefined;
  const marks = marksOf(lexicon, noun.form, isNoun);
  if (marks.size === 0 || ![...marks].some((mark) => mark.endsWith('p'))) return undefined;
  if (!opensClause(words, determiner!.index, sentences[word.sentence]!.from)) return undefined;
  for (let step = 1; at(step) && !/^[,;:]$/.test(at(step)!.form); step++)
    if (isFiniteTag(at(step))) return undefined;
  return checkVerb('misread-verb', noun, ['3', 'p'], word, lexicon)[0];
});

/** « les valeurs sur lesquelles repose nos lois » : nothing else could be its subject. */
export const carriedSubject = eachWord((word, at, { lexicon }) => {
  const [verb, determiner, noun] = [at(1), at(2), at(3)];
  if (
    !/^(?:(?:les|aux|des)quel(?:le)?s|laquelle|lequel|auquel)$/.test(word.form) ||
    word.shield ||
    !verb
  )
    return undefined;
  if (verb.shield || verb.raw !== verb.form || !canBeVerb(lexicon, verb.form)) return undefined;
  if (!plural.test(determiner?.form ?? '') || determiner!.form === 'des') return undefined;
  if (!noun || !/^(?:NOUN|ADJ)$/.test(noun.tag) || noun.form === 'yeux') return undefined;
  return checkVerb('sure/shown-subject', noun, ['3', 'p'], verb, lexicon)[0];
});

/** « Comme le montre les exemples » : the object stands before, so that what follows is the subject. */
export const shownSubject = eachWord((word, at, { lexicon }) => {
  const [object, verb, determiner, noun] = [at(1), at(2), at(3), at(4)];
  if (word.form !== 'comme' || word.shield || !/^(?:le|l')$/.test(object?.form ?? ''))
    return undefined;
  if (!verb || verb.shield || verb.raw !== verb.form || !canBeVerb(lexicon, verb.form))
    return undefined;
  if (!/^(?:les|ces|ses|nos|mes|plusieurs|certaine?s|de)$/.test(determiner?.form ?? ''))
    return undefined;
  const named = noun && (/^(?:NOUN|ADJ|NUM)$/.test(noun.tag) ? noun : undefined);
  if (!named || named.form === 'yeux' || (determiner!.form === 'de' && named.tag !== 'ADJ'))
    return undefined;
  return checkVerb('sure/shown-subject', named, ['3', 'p'], verb, lexicon)[0];
});
