import type { Category } from '../category.ts';
import type { Word } from '../text/document.ts';
import { type Rule, type RuleFinding, withCapitalOf } from './rule.ts';

/** A wrong or weak turn of phrase, as a teacher writes it in content/references/phrases.tsv. */
export type Phrase = {
  /** Context is looked at and left as it is: some before, then what is replaced, then some after. */
  slots: { forms: string[]; context: boolean }[];
  /** Only where a sentence opens (« ^ » first), only where a clause ends (« $ » last). */
  opens: boolean;
  closes: boolean;
  /** No such word just before (« ^ » : the sentence does not open here), none just after. */
  notBefore: string[];
  notAfter: string[];
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
    const all = pattern.split(' ').filter((part) => part !== '^' && part !== '$');
    const parts = all.filter((part) => !part.startsWith('(!'));
    const excluded = (part: string) => (part.startsWith('(!') ? part.slice(2, -1).split('|') : []);
    const [notBefore, notAfter] = [excluded(all[0]!), excluded(all.at(-1)!)];
    const opens = pattern.startsWith('^ ');
    const closes = pattern.endsWith(' $');
    let inside = false;
    const slots = parts.map((part) => {
      const context = inside || part.startsWith('(');
      inside = context && !part.endsWith(')');
      return { forms: part.replace(/[()]/g, '').split('|'), context };
    });
    const sure = certainty === 'sûr';
    const said = { replacement, category: category as Category, sure, message };
    return [{ slots, opens, closes, notBefore, notAfter, ...said }];
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
  const inSentence = (index: number) =>
    words[index]?.sentence === first.sentence ? words[index] : undefined;
  for (const [i, { forms }] of phrase.slots.entries()) {
    const word = inSentence(from + i);
    if (!word || word.shield) return undefined;
    if (!(forms.includes('*') && word.kind === 'word') && !forms.includes(word.form))
      return undefined;
  }
  if (phrase.opens && inSentence(from - 1)) return undefined;
  if (phrase.notBefore.includes(inSentence(from - 1)?.form ?? '^')) return undefined;
  const after = inSentence(from + phrase.slots.length);
  if (phrase.closes && after?.kind === 'word') return undefined;
  if (phrase.notAfter.includes(after?.form ?? '')) return undefined;
  const start = from + phrase.slots.findIndex(({ context }) => !context);
  const length = phrase.slots.filter(({ context }) => !context).length;
  const { raw } = words[start]!;
  const replacement = phrase.replacement.startsWith('* ')
    ? raw + phrase.replacement.slice(1)
    : phrase.replacement;
  return {
    rule: `phrase/${phrase.sure ? 'sure' : 'advice'}/${phrase.category}`,
    category: phrase.category,
    from: start,
    to: start + length,
    message: phrase.message,
    suggestions: phrase.replacement === '*' ? [] : [withCapitalOf(raw, replacement)],
  };
}
