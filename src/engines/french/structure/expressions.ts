import type { Word } from '../text/document.ts';
import { splitWords } from '../text/split-words.ts';
import { fold } from './fold.ts';

/** Expressions of several words, found in a text whatever their accents, capitals and hyphens. */
export type Expressions<T> = {
  /** The longest expression that starts at this word. */
  at(words: Word[], index: number): Match<T> | undefined;
  /** Every expression of the words `from` to `to`, none inside another. */
  within(words: Word[], from: number, to: number): Match<T>[];
  /** Whether this one word is listed with that value. */
  hasSingle(form: string, value: T): boolean;
};

/** Words `from` to `to`, the latter excluded. */
export type Match<T> = { from: number; to: number; values: T[] };

type Node<T> = { next: Map<string, Node<T>>; values: T[] };

/** Words that change with what follows them, once folded. */
const contracted: Record<string, string[]> = {
  de: ['de', "d'", 'du', 'des'],
  que: ['que', "qu'"],
  a: ['a', 'au', 'aux'],
};

export function makeExpressions<T>(entries: Iterable<[text: string, value: T]>): Expressions<T> {
  const root: Node<T> = { next: new Map(), values: [] };
  for (const [text, value] of entries) {
    const forms = splitWords(text, () => false)
      .filter(({ kind }) => kind === 'word' || kind === 'number')
      .map(({ form }) => bare(form));
    const last = forms.at(-1);
    if (last === undefined) continue;
    for (const ending of forms.length > 1 ? (contracted[last] ?? [last]) : [last]) {
      let node = root;
      for (const form of [...forms.slice(0, -1), ending]) {
        let next = node.next.get(form);
        if (!next) {
          next = { next: new Map(), values: [] };
          node.next.set(form, next);
        }
        node = next;
      }
      if (!node.values.includes(value)) node.values.push(value);
    }
  }

  const at = (words: Word[], index: number): Match<T> | undefined => {
    let best: Match<T> | undefined;
    let node: Node<T> | undefined = root;
    for (let i = index; i < words.length; i++) {
      // A hyphen, or a comma inside a title, changes nothing: « Lévi Strauss », « Humain, trop humain ».
      if (i > index && skipped.has(words[i]!.form)) continue;
      const next: Node<T> | undefined = step(node, words[i]!);
      if (!next && i > index && slipped.has(words[i]!.form)) continue;
      node = next;
      if (!node) break;
      if (node.values.length > 0) best = { from: index, to: i + 1, values: node.values };
    }
    return best;
  };
  const within = (words: Word[], from: number, to: number) => {
    const matches: Match<T>[] = [];
    for (let i = from; i < to; i++) {
      const match = at(words, i);
      if (!match || match.to > to) continue;
      matches.push(match);
      i = match.to - 1;
    }
    return matches;
  };
  const hasSingle = (form: string, value: T) =>
    root.next.get(bare(form))?.values.includes(value) ?? false;
  return { at, within, hasSingle };
}

const skipped = new Set(['-', ',', '…']);
/** Little words slipped inside a set phrase: « le problème est donc de savoir ». */
const slipped = new Set(['donc', 'alors', 'ainsi', 'bien', 'maintenant']);

/** A compound that the tokeniser kept whole walks its parts one by one. */
function step<T>(node: Node<T>, word: Word): Node<T> | undefined {
  const form = bare(word.form);
  const whole = node.next.get(form);
  if (whole || !form.includes('-')) return whole;
  let walked: Node<T> | undefined = node;
  for (const part of form.split('-')) walked = part === '' ? walked : walked?.next.get(part);
  return walked;
}

const bare = (form: string) => fold(form.startsWith('-') ? form.replace(/^-(t-)?/, '') : form);
