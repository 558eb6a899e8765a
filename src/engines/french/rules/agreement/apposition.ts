import type { Word } from '../../text/document.ts';
import { isFiniteTag, type Rule, type RuleContext, type RuleFinding } from '../rule.ts';
import { isClitic } from '../subject-pronouns.ts';
import { inflect, isAdjective, isNoun, marksOf, meet } from './marks.ts';
import { readGroup } from './noun-group.ts';
import { isOneOfActs } from './one-of-acts.ts';

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
      if (group.after.some((word) => isOneOfActs(word, context))) continue;
      // « Ses parents, trop âgés pour travailler, ».
      const first = degree.test(words[group.to + 1]?.form ?? '') ? group.to + 2 : group.to + 1;
      const participle = words[first];
      if (!participle || !isBare(participle, words[first + 1])) continue;
      // « La nuit, seul dans sa chambre, il lit » : an adjective tells of the noun when the verb comes next.
      const plain =
        participle.tag === 'VERBp' &&
        /^(?:par|comme|en|à|au|dans|pour|sur|de|du|des|avec)$/.test(words[first + 1]!.form);
      if (plain || leadsToVerb(words, first, to))
        found.push(...check(participle, group.noun, group.marks, context));
    }
    return found;
  });

const degree =
  /^(?:très|trop|si|peu|plus|moins|assez|aussi|bien|tout|longtemps|souvent|presque|autrefois|jadis|pourtant|toujours|encore|déjà|enfin|parfois|désormais|\p{L}+ment)$/u;

/** A participle and nothing else, followed by what completes it: « appelés comme témoins », « écrite par ». */
const isBare = (word: Word, next: Word | undefined) =>
  /^(?:VERBp|ADJ)$/.test(word.tag) &&
  !word.shield &&
  /^(?:par|comme|en|à|au|aux|dans|pour|sur|de|d'|du|des|avec|chez|selon|depuis|dès|après|sous|sans|contre|entre|parmi|que|,)$/.test(
    next?.form ?? '',
  );

function leadsToVerb(words: Word[], from: number, to: number): boolean {
  for (let at = from + 1; at < Math.min(to, from + 12); at++) {
    if (words[at]!.kind === 'word') continue;
    let next = at + 1;
    while (next < to && isClitic(words[next]!)) next++;
    return words[at]!.form === ',' && next < to && isFiniteTag(words[next]);
  }
  return false;
}

function check(
  word: Word,
  noun: Word,
  marks: ReadonlySet<string>,
  { lexicon }: RuleContext,
): RuleFinding[] {
  if (marks.size !== 1) return [];
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
