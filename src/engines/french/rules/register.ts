import { type Rule, type RuleFinding, withCapitalOf } from './rule.ts';

/** Familiar words and abbreviations, with what a copy would say: content/references/familiar-words.tsv. */
export type FamiliarWords = ReadonlyMap<string, string[]>;

export function parseFamiliarWords(source: string): FamiliarWords {
  const table = new Map<string, string[]>();
  for (const line of source.split('\n')) {
    if (line.startsWith('#') || !line.trim()) continue;
    const [words = '', better = ''] = line.split('\t');
    for (const word of words.split('|'))
      table.set(word.trim(), better ? better.split('|').map((s) => s.trim()) : []);
  }
  return table;
}

export function registerRule(familiar: FamiliarWords): Rule {
  return ({ document: { words } }) => {
    const found: RuleFinding[] = [];
    for (const word of words) {
      const better = word.shield ? undefined : familiar.get(word.form);
      if (!better || word.kind !== 'word') continue;
      found.push({
        rule: 'register/familiar',
        category: 'LEX_FAM',
        from: word.index,
        to: word.index + 1,
        message: `« ${word.raw} » est familier : une copie demande un mot plus soutenu.`,
        suggestions: better.map((text) => withCapitalOf(word.raw, text)),
      });
    }
    return found;
  };
}
