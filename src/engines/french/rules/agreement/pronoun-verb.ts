import type { Word } from '../../text/document.ts';
import { conjugate, eachWord, finiteReadings, hasSlot } from '../rule.ts';
import { pastClitics, slotOf } from '../subject-pronouns.ts';

/** « ils pense », « il faudraient » : le verbe suit son pronom. */
export const subjectVerb = eachWord((word, at, { lexicon }) => {
  const slot = slotOf(word.form);
  if (!slot || word.shield || !startsClause(at(-1), word)) return undefined;
  const verb = at(pastClitics(at, 1));
  if (!verb || verb.shield || verb.kind !== 'word' || verb.form.startsWith('-')) return undefined;
  // « Nous voit-on ? » : the subject comes after.
  if (at(verb.index - word.index + 1)?.form.startsWith('-')) return undefined;
  const readings = lexicon.readings(verb.form);
  const finite = finiteReadings(lexicon, verb.form);
  if (finite.length === 0 || finite.length < readings.length) return undefined;
  // « Tu mange » : an order (« mange ! ») has no subject.
  if (
    finite.some((reading) => 'PSIFCJT'.split('').some((tense) => hasSlot(reading, tense, ...slot)))
  )
    return undefined;
  // « on suis cette idée » : before its object, « suivre ».
  const follows = at(verb.index - word.index + 1)?.tag === 'DET';
  const meant = (follows && finite.find(({ lemma }) => lemma === 'suivre')) || finite[0]!;
  const tense = meant.features[0]!;
  const suggestion = conjugate(lexicon, meant.lemma, tense === 'Y' ? 'P' : tense, ...slot);
  if (!suggestion || suggestion === verb.form) return undefined;
  return {
    rule: 'subject-verb/pronoun',
    category: 'ACC_SV',
    from: verb.index,
    to: verb.index + 1,
    message: `Le verbe s'accorde avec son sujet « ${word.form} ».`,
    suggestions: [suggestion],
  };
});

/** « elle » and « cela » are also complements (« avec elle viennent… »), « nous » and « vous » objects: only a clear start of clause will do. */
function startsClause(before: Word | undefined, word: Word): boolean {
  if (/^(?:nous|vous)$/.test(word.form))
    return before === undefined || /^(?:si|car|quand|lorsque|puisque)$/.test(before.form);
  if (/^(?:elles?|cela|ceci)$/.test(word.form))
    return (
      before === undefined ||
      /^(?:[,;:]|que|qu'|si|mais|car|or|donc|quand|lorsqu'|puisqu')$/.test(before.form)
    );
  return before?.tag !== 'ADP';
}
