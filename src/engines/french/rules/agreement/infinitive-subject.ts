import { isFiniteTag, type Rule, type RuleFinding } from '../rule.ts';
import { isClitic } from '../subject-pronouns.ts';
import { opensClause } from './clause-openings.ts';
import { checkVerb } from './noun-verb.ts';
import { shownNumber } from './verb-number.ts';

const inside = /^(?:NOUN|ADJ|DET|ADP|ADV|PROPN|NUM|VERBp)$/;
const longest = 12;

/** « Lire des romans développent l'imagination » : an infinitive that opens the clause is one subject. */
export const infinitiveSubject: Rule = ({ document: { words, sentences }, lexicon }) =>
  words.flatMap((head): RuleFinding[] => {
    if (head.tag !== 'VERBi' || head.shield) return [];
    const { from, to } = sentences[head.sentence]!;
    const start = words[head.index - 1] && isClitic(words[head.index - 1]!) ? 1 : 0;
    if (!opensClause(words, head.index - start, from)) return [];
    for (let i = head.index + 1; i < Math.min(to, head.index + longest); i++) {
      const word = words[i]!;
      if (isFiniteTag(word)) {
        const before = words[i - 1]!;
        const plain = /^(?:NOUN|ADJ|PROPN|ADV)$/.test(before.tag) || isClitic(before);
        if (!plain && !/^(?:autres|eux|soi|tous)$/.test(before.form)) return [];
        if (i === head.index + 1 || word.raw !== word.form) return [];
        if (words[i + 1]?.form.startsWith('-') || shownNumber(lexicon, word.form) !== 'p')
          return [];
        return checkVerb('sure/infinitive-subject', head, ['3', 's'], word, lexicon);
      }
      if (
        word.kind !== 'word' ||
        /^(?:et|ou|ni|que|qu'|comme|comment|combien|pourquoi|quand|si|où|dont|qui)$/.test(word.form)
      )
        return [];
      if (!inside.test(word.tag) && !isClitic(word) && !/^(?:autres|eux|soi)$/.test(word.form))
        return [];
    }
    return [];
  });
