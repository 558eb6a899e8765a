import type { Lexicon } from '../lexicon/lexicon.ts';
import { type RuleFinding, withCapitalOf } from '../rules/rule.ts';
import type { FrenchDocument, Word } from '../text/document.ts';

/** « oeuvre » for « œuvre » : said once for each word, keyboards lack the letter. */
export function bareLigatures({ words }: FrenchDocument, lexicon: Lexicon): RuleFinding[] {
  const firsts = new Map<string, Word>();
  for (const word of words)
    if (word.form.includes('oe') && !word.shield && !firsts.has(word.form))
      firsts.set(word.form, word);
  return [...firsts.values()].flatMap((word) => {
    const joined = word.form.replace('oe', 'œ');
    if (!lexicon.isWord(joined)) return [];
    return [
      {
        rule: 'spelling/ligature',
        category: 'ORTH' as const,
        from: word.index,
        to: word.index + 1,
        message: `« ${joined} » s'écrit avec un e dans l'o.`,
        suggestions: [withCapitalOf(word.raw, joined)],
      },
    ];
  });
}
