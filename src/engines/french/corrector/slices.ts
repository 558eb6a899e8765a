import type { FrenchDocument } from '../text/document.ts';
import { type Unit, unitsOf } from '../text/units.ts';
import { longestSentence } from './corrector.ts';

/** A run of words the encoder reads at once: a sentence, or a part of one that is too long. */
export type Slice = { units: Unit[]; offset: number };

/** About thirty pages: beyond, the encoder would take seconds. */
const mostUnits = 8_000;

const untouched = new Set(['foreign', 'formula', 'verse']);

export function slicesOf({ words, sentences, text }: FrenchDocument): Slice[] {
  const slices: Slice[] = [];
  let count = 0;
  for (const { from, to } of sentences) {
    const units = unitsOf(words.slice(from, to), text);
    for (const unit of units) {
      const shield = words[from + unit.from]!.shield;
      if (shield && untouched.has(shield)) unit.eligible = false;
    }
    for (const part of cut(units)) {
      if (!part.some(({ eligible }) => eligible)) continue;
      count += part.length;
      if (count > mostUnits) return slices;
      slices.push({ units: part, offset: from });
    }
  }
  return slices;
}

/** Too long a sentence is cut at its last strong pause, else at a comma, else anywhere. */
function cut(units: Unit[]): Unit[][] {
  const parts: Unit[][] = [];
  let rest = units;
  while (rest.length > longestSentence) {
    let at = longestSentence;
    for (const marks of [/^[;:—]$/, /^,$/]) {
      const found = rest
        .slice(0, longestSentence)
        .findLastIndex((unit, i) => i > longestSentence / 3 && marks.test(unit.form));
      if (found > 0) {
        at = found + 1;
        break;
      }
    }
    parts.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  if (rest.length > 0) parts.push(rest);
  return parts;
}
