import type { FrenchDocument } from '../text/document.ts';
import type { ReferenceEntry } from './reference-lists.ts';

type Dated = { entry: ReferenceEntry; from: number; to: number };

const century = /^(?:[ivx]+(?:e|er|ème)|\d{1,2}e)$/;
const legal =
  /^(?:loi|lois|article|articles|décret|constitution|déclaration|traité|charte|code|édit)$/;
const theorem = /^(?:théorème|principe|formule|relation|inégalité|règle|loi)$/;
const scholars =
  /^(?:pythagore|thalès|bolzano|rolle|moivre|bayes|newton|ohm|kepler|hooke|bernoulli|gauss|archimède|euler|fermat|mendel|hardy-weinberg|beer-lambert|laplace|okun|engel|say)$/;

/** Years, centuries, laws and named theorems. */
export function findDates({ words }: FrenchDocument): Dated[] {
  const found: Dated[] = [];
  const entry = (kind: ReferenceEntry['kind'], name: string): ReferenceEntry => ({
    kind,
    name,
    official: false,
    weight: 1,
    ambiguous: false,
  });
  for (const [i, word] of words.entries()) {
    const next = words[i + 1];
    if (
      word.kind === 'number' &&
      /^(?:1\d{3}|20\d{2})$/.test(word.form) &&
      !/^[=+×]$/.test(words[i - 1]?.form ?? '')
    ) {
      found.push({ entry: entry('date', word.form), from: i, to: i + 1 });
    }
    if (century.test(word.form) && next?.form.startsWith('siècle')) {
      found.push({ entry: entry('date', `${word.raw} siècle`), from: i, to: i + 2 });
    }
    const named = words.slice(i + 1, i + 4).findIndex((w) => scholars.test(w.form));
    if (theorem.test(word.form) && named >= 0) {
      const to = i + 2 + named;
      found.push({
        entry: entry(
          'theorem',
          words
            .slice(i, to)
            .map((w) => w.raw)
            .join(' ')
            .replace(/' /g, "'"),
        ),
        from: i,
        to,
      });
    } else if (legal.test(word.form) && /^(?:de|du|n°|l')$/.test(next?.form ?? '')) {
      const dated = words.slice(i + 1, i + 9).findIndex((w) => w.kind === 'number');
      if (dated >= 0)
        found.push({
          entry: entry(
            'law',
            words
              .slice(i, i + 2 + dated)
              .map((w) => w.raw)
              .join(' ')
              .replace(/' /g, "'"),
          ),
          from: i,
          to: i + 2 + dated,
        });
    }
  }
  return found;
}
