import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Word } from '../text/document.ts';
import { fold } from './fold.ts';
import type { Naming, ReferenceEntry } from './reference-entry.ts';

/** Names long enough to be recognised when misspelt, by first letter. */
export type NameIndex = ReadonlyMap<
  string,
  { name: string; bones: string; entry: ReferenceEntry }[]
>;

const shortest = 6;
const longest = 24;

export function makeNameIndex(namings: Naming[]): NameIndex {
  const index = new Map<string, { name: string; bones: string; entry: ReferenceEntry }[]>();
  for (const [text, entry] of namings) {
    const name = fold(text);
    const isName = entry.kind === 'author' || entry.kind === 'character';
    if (!isName || entry.proof === 'none' || name.length < shortest || /[^a-z]/.test(name))
      continue;
    const list = index.get(name[0]!) ?? [];
    index.set(name[0]!, list);
    if (!list.some((known) => known.name === name))
      list.push({ name, bones: bonesOf(name), entry });
  }
  return index;
}

/** « Nietsche », « Descarte » : a capital, no word nor name of its own, few slips for its length. */
export function findMisspeltName(
  { raw, form, kind }: Word,
  index: NameIndex,
  lexicon: Lexicon,
): ReferenceEntry | undefined {
  const name = fold(form);
  if (kind !== 'word' || name.length < shortest - 1 || name.length > longest) return undefined;
  if (raw[0] === form[0] || lexicon.isWord(form) || lexicon.isName(form)) return undefined;
  let best: { entry: ReferenceEntry; slips: number } | undefined;
  for (const known of index.get(name[0]!) ?? []) {
    const allowed = slipsAllowed(known.name.length, known.bones === bonesOf(name));
    if (Math.abs(known.name.length - name.length) > allowed) continue;
    const slips = distance(known.name, name, allowed);
    if (slips <= allowed && slips < (best?.slips ?? Infinity)) best = { entry: known.entry, slips };
  }
  return best?.entry;
}

/** One slip in six letters, two in eight, one more where the consonants sound the same. */
const slipsAllowed = (length: number, sameBones: boolean) =>
  (length >= 11 ? 3 : length >= 8 ? 2 : 1) + (sameBones && length >= 8 ? 1 : 0);

/** Consonants as they sound, the silent last one left out: pupils write vowels and doubled letters freely. */
const bonesOf = (name: string) =>
  name
    .replace(/t?z?s?ch|sh/g, 'S')
    .replace(/ph/g, 'f')
    .replace(/qu|ck|c(?![eiy])/g, 'k')
    .replace(/[tdsxp]$/, '')
    .replace(/[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1');

/** Letters changed, added, dropped or swapped; stops counting past the limit. */
function distance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1);
      next.push(cost);
    }
    if (Math.min(...next) > limit) return limit + 1;
    before = row;
    row = next;
  }
  return row[b.length]!;
}
