import type { Word } from '../../text/document.ts';
import type { Rule, RuleContext, RuleFinding } from '../rule.ts';
import { inflect, isAdjective, isNoun, marksOf, meet } from './marks.ts';
import { readGroup } from './noun-group.ts';

/** « La désobéissance civile, défendu par Thoreau, » : set between commas, the participle follows its noun. */
export const apposition: Rule = (context) =>
  context.document.sentences.flatMap(({ from, to }) => {
    const { words } = context.document;
    const found: RuleFinding[] = [];
    for (let at = from; at < to; at++) {
      // Only the group that opens the sentence, or its clause, is surely the one meant.
      if (at > from && !/^(?:,|;|:|mais|car|or)$/.test(words[at - 1]!.form)) continue;
      const group = readGroup(words, at, to, context.lexicon);
      if (!group?.determiner || words[group.to]?.form !== ',') continue;
      const participle = words[group.to + 1];
      if (participle && isBare(participle, words[group.to + 2]))
        found.push(...check(participle, group.noun, group.marks, context));
    }
    return found;
  });

/** A participle and nothing else, followed by what completes it: « appelés comme témoins », « écrite par ». */
const isBare = (word: Word, next: Word | undefined) =>
  word.tag === 'VERBp' &&
  !word.shield &&
  /^(?:par|comme|en|à|au|dans|pour|sur|de|du|des|avec)$/.test(next?.form ?? '');

function check(
  word: Word,
  noun: Word,
  marks: ReadonlySet<string>,
  { lexicon }: RuleContext,
): RuleFinding[] {
  const readings = lexicon.readings(word.form);
  if (!readings.some(({ features }) => features.startsWith('K')) || marks.size !== 1) return [];
  if (meet(marksOf(lexicon, word.form, isAdjective), marks).size > 0) return [];
  if (marksOf(lexicon, noun.form, isNoun).size === 0) return [];
  const suggestion = inflect(lexicon, word.form, marks, isAdjective);
  if (!suggestion) return [];
  return [
    {
      rule: 'agreement/apposition',
      category: 'ACC_ADJ',
      from: word.index,
      to: word.index + 1,
      message: `« ${word.raw} » se rapporte à « ${noun.raw} » et s'accorde avec lui.`,
      suggestions: [suggestion],
    },
  ];
}
