import type { Word } from '../../text/document.ts';
import { isFiniteTag, type Rule, type RuleFinding } from '../rule.ts';
import { readGroup } from './noun-group.ts';
import { checkVerb } from './noun-verb.ts';

const links = /^(?:[,;:]|que|qu'|car|mais|or|si|quand|lorsque|puisque|où)$/;

/** « Mon frère et moi ont » : together they are « nous », or « vous » with « toi ». */
export const joinedPronoun: Rule = ({ document: { words, sentences }, lexicon }) =>
  words.flatMap((word): RuleFinding[] => {
    if (!/^(?:moi|toi)$/.test(word.form) || word.shield || words[word.index - 1]?.form !== 'et')
      return [];
    const { from, to } = sentences[word.sentence]!;
    const end = word.index - 1;
    const start = firstOf(words, end, from);
    const opens = start === from || links.test(words[start - 1]?.form ?? '');
    if (!opens || start >= end) return [];
    const first = words[start]!;
    const one = start + 1 === end;
    const pronoun = one && /^(?:toi|moi|lui|elle|eux|elles|vous)$/.test(first.form);
    const name = one && (first.tag === 'PROPN' || (first.raw !== first.form && start !== from));
    const group = pronoun || name ? undefined : readGroup(words, start, end, lexicon);
    if (!pronoun && !name && !(group?.determiner?.index === start && group.to === end)) return [];
    const verb =
      words[words[word.index + 1]?.form.match(/^n[e']$/) ? word.index + 2 : word.index + 1];
    if (!verb || verb.index >= to || !isFiniteTag(verb) || verb.shield) return [];
    if (words[verb.index + 1]?.form.startsWith('-')) return [];
    const person = word.form === 'moi' || first.form === 'moi' ? '1' : '2';
    const meant = person === '1' ? 'nous' : 'vous';
    return checkVerb('sure/joined-pronoun', word, [person, 'p'], verb, lexicon).map((found) => ({
      ...found,
      message: `« … et ${word.form} », c'est « ${meant} » : le verbe se met à cette personne.`,
    }));
  });

/** The group before « et » reaches back to a link word, a comma or the start. */
function firstOf(words: Word[], end: number, from: number): number {
  let start = end;
  while (start > from && end - start < 5 && !links.test(words[start - 1]!.form)) start--;
  return start;
}
