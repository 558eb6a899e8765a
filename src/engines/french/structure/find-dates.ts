import type { FrenchDocument, Word } from '../text/document.ts';
import type { Mention } from './find-references.ts';
import type { ReferenceEntry } from './reference-entry.ts';

const century = /^(?:[ivx]+(?:e|er|ème|ième)|\d{1,2}(?:e|è|er|ème|ième))$/;
const year = /^(?:[1-9]\d{2}|1\d{3}|20[0-4]\d)$/;
const months = new Set(
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
);
const beforeYear = new Set(
  "en de depuis vers dès jusqu'en jusqu' années année à entre et du d' avant après fin début ( - – an l'an dès ans des les".split(
    ' ',
  ),
);
const legal =
  /^(?:loi|lois|article|articles|décret|constitution|déclaration|traité|charte|code|édit|ordonnance|accord|accords)$/;
const theorem = /^(?:théorème|principe|formule|relation|inégalité|règle|loi|lois)$/;

/** Years, centuries, dated laws and theorems called after someone. */
export function findDates({ words }: FrenchDocument): Mention[] {
  const found: Mention[] = [];
  const add = (kind: ReferenceEntry['kind'], from: number, to: number) => {
    const name = nameOf(words.slice(from, to));
    const entry: ReferenceEntry = { kind, name, official: false, weight: 1, proof: 'none' };
    found.push({ entry, from, to, misspelt: false });
  };
  for (let i = 0; i < words.length; i++) {
    const { form, shield } = words[i]!;
    if (shield === 'formula') continue;
    const next = words[i + 1];
    if (century.test(form) && next?.form.startsWith('siècle')) add('date', i, i + 2);
    else if (isYear(words, i)) add('date', dateStart(words, i), i + 1);
    else if (
      theorem.test(form) &&
      /^(?:de|d'|du|des)$/.test(next?.form ?? '') &&
      isScholar(words[i + 2])
    )
      add('theorem', i, i + 3);
    else if (legal.test(form) && /^(?:de|du|n|n°|no)$/.test(next?.form ?? '')) {
      const dated = words
        .slice(i + 2, i + 6)
        .findIndex((word) => word.kind === 'number' && year.test(word.form));
      if (dated >= 0) add('law', i, i + 3 + dated);
    }
  }
  return found;
}

/** « 1 500 mètres » is no date: a year comes after a word of time, and no unit follows it. */
function isYear(words: Word[], i: number): boolean {
  const [before, { form, kind }, after] = [words[i - 1], words[i]!, words[i + 1]];
  if (kind !== 'number' || !year.test(form) || !before) return false;
  if (after?.tag === 'NOUN' && after.start - words[i]!.end <= 1) return false;
  if (/^[%€$°]/.test(after?.form ?? '')) return false;
  if (months.has(before.form)) return true;
  return form.length === 4 && beforeYear.has(before.form);
}

/** « 24 octobre 1929 », « années 1930 » are taken whole. */
function dateStart(words: Word[], i: number): number {
  const [day, month] = [words[i - 2], words[i - 1]];
  if (!month) return i;
  if (months.has(month.form)) return day?.kind === 'number' ? i - 2 : i - 1;
  return /^années?$/.test(month.form) ? i - 1 : i;
}

const isScholar = (word: Word | undefined) =>
  word !== undefined && /^\p{Lu}\p{L}{2,}/u.test(word.raw);

const nameOf = (words: Word[]) =>
  words
    .map(({ raw }) => raw)
    .join(' ')
    .replace(/(['’]) /g, '$1');
