import type { Word } from '../../text/document.ts';
import { conjugate, eachWord, finiteReadings, hasSlot } from '../rule.ts';

const slots: Record<string, [person: string, number: string]> = {
  je: ['1', 's'],
  "j'": ['1', 's'],
  tu: ['2', 's'],
  il: ['3', 's'],
  on: ['3', 's'],
  ils: ['3', 'p'],
  elles: ['3', 'p'],
  elle: ['3', 's'],
  cela: ['3', 's'],
  ceci: ['3', 's'],
};
const clitics = new Set(['ne', "n'", 'me', "m'", 'te', "t'", 'se', "s'", 'y', 'en', 'lui', 'leur']);

/** « ils pense », « il faudraient » : le verbe suit son pronom. */
export const subjectVerb = eachWord((word, at, { lexicon }) => {
  const slot = slots[word.form];
  if (!slot || word.shield || !startsClause(at(-1), word)) return undefined;
  let step = 1;
  while (at(step) && clitics.has(at(step)!.form)) step++;
  const verb = at(step);
  if (!verb || verb.shield || verb.kind !== 'word' || verb.form.startsWith('-')) return undefined;
  const readings = lexicon.readings(verb.form);
  const finite = finiteReadings(lexicon, verb.form);
  if (finite.length === 0 || finite.length < readings.length) return undefined;
  if (
    finite.some((reading) => 'PSIFCJTY'.split('').some((tense) => hasSlot(reading, tense, ...slot)))
  )
    return undefined;
  const tense = finite[0]!.features[0]!;
  const suggestion = conjugate(lexicon, finite[0]!.lemma, tense === 'Y' ? 'P' : tense, ...slot);
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

/** « elle » and « cela » are also complements (« avec elle viennent… ») : only a clear start of clause will do. */
function startsClause(before: Word | undefined, word: Word): boolean {
  if (
    word.form === 'elle' ||
    word.form === 'elles' ||
    word.form === 'cela' ||
    word.form === 'ceci'
  ) {
    return (
      before === undefined ||
      /^(?:[,;:]|que|qu'|si|et|mais|car|or|donc|quand|lorsqu'|puisqu')$/.test(before.form)
    );
  }
  return before?.tag !== 'ADP';
}
