import type { Category } from '../category.ts';
import type { Word } from '../text/document.ts';
import { type Rule, type RuleFinding, withCapitalOf } from './rule.ts';

/** A wrong or weak turn of phrase, as a teacher writes it in content/references/phrases.tsv. */
export type Phrase = {
  slots: { forms: string[]; context: boolean }[];
  replacement: string;
  category: Category;
  sure: boolean;
  message: string;
};

export function parsePhrases(source: string): Phrase[] {
  return source.split('\n').flatMap((line) => {
    if (line.startsWith('#') || !line.includes('\t')) return [];
    const [pattern = '', replacement = '', category = '', certainty = '', message = ''] =
      line.split('\t');
    if (message === '') return [];
    let context = false;
    const slots = pattern.split(' ').map((part) => {
      if (part.startsWith('(')) context = true;
      return { forms: part.replace(/[()]/g, '').split('|'), context };
    });
    return [
      { slots, replacement, category: category as Category, sure: certainty === 'sûr', message },
    ];
  });
}

export const phraseRule =
  (phrases: Phrase[]): Rule =>
  ({ document: { words } }) =>
    matchPhrases(words, phrases);

export function matchPhrases(words: Word[], phrases: Phrase[]): RuleFinding[] {
  const byFirst = indexOf(phrases);
  return words.flatMap((word) =>
    (byFirst.get(word.form) ?? []).flatMap((phrase) => matchAt(words, word.index, phrase) ?? []),
  );
}

const indexes = new WeakMap<Phrase[], Map<string, Phrase[]>>();

function indexOf(phrases: Phrase[]): Map<string, Phrase[]> {
  const known = indexes.get(phrases);
  if (known) return known;
  const byFirst = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    for (const form of phrase.slots[0]!.forms)
      byFirst.set(form, [...(byFirst.get(form) ?? []), phrase]);
  }
  indexes.set(phrases, byFirst);
  return byFirst;
}

function matchAt(words: Word[], from: number, phrase: Phrase): RuleFinding | undefined {
  const first = words[from]!;
  for (const [i, { forms }] of phrase.slots.entries()) {
    const word = words[from + i];
    if (!word || word.sentence !== first.sentence || word.shield || word.kind !== 'word')
      return undefined;
    if (!forms.includes('*') && !forms.includes(word.form)) return undefined;
  }
  const length = phrase.slots.filter(({ context }) => !context).length;
  const replacement = phrase.replacement.startsWith('* ')
    ? first.raw + phrase.replacement.slice(1)
    : phrase.replacement;
  return {
    rule: `phrase/${phrase.sure ? 'sure' : 'advice'}/${phrase.category}`,
    category: phrase.category,
    from,
    to: from + length,
    message: phrase.message,
    suggestions: phrase.replacement === '*' ? [] : [withCapitalOf(first.raw, replacement)],
  };
}
