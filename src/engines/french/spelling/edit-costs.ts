/** What it costs to take one spelling for another: slips that a pupil makes by ear cost little. */

const bases = new Map<string, string>();
for (const [base, letters] of Object.entries({
  a: 'àâäá',
  e: 'éèêë',
  i: 'îïí',
  o: 'ôöó',
  u: 'ùûü',
  c: 'ç',
  y: 'ÿ',
})) {
  for (const letter of letters) bases.set(letter, base);
}
export const baseLetter = (letter: string) => bases.get(letter) ?? letter;

const alike = new Set<string>();
for (const group of [
  'sc',
  'sz',
  'sx',
  'ck',
  'cq',
  'kq',
  'iy',
  'gj',
  'ae',
  'mn',
  'ao',
  'eo',
  'bp',
  'dt',
  'vw',
  'ei',
  'uo',
]) {
  alike.add(group).add(group[1]! + group[0]!);
}

export function substitutionCost(written: string, meant: string): number {
  if (written === meant) return 0;
  const [a, b] = [baseLetter(written), baseLetter(meant)];
  if (a === b) return 0.3;
  return alike.has(a + b) ? 0.65 : 1;
}

/** A letter written that should not be. */
export function deletionCost(letter: string, before: string, isLast: boolean): number {
  if (letter === before) return 0.35;
  if (letter === 'h' || letter === '-' || letter === "'") return 0.5;
  if (letter === 'c' && before === 'x') return 0.45;
  return isLast && 'esthxrz'.includes(letter) ? 0.55 : 0.95;
}

/** A letter missing from what is written. */
export function insertionCost(letter: string, before: string, isLast: boolean): number {
  if (letter === before) return 0.35;
  if (letter === 'h' || letter === '-' || letter === "'") return 0.5;
  if (letter === 'c' && before === 'x') return 0.45;
  if (baseLetter(letter) === 'e' && isLast) return 0.6;
  return isLast && 'sthxdr'.includes(letter) ? 0.6 : 0.9;
}

export const swapCost = 0.7;

export function editCost(written: string, meant: string): number {
  const rows: number[][] = [];
  for (let i = 0; i <= written.length; i++) {
    const row: number[] = [];
    for (let j = 0; j <= meant.length; j++) {
      let best = i === 0 && j === 0 ? 0 : Infinity;
      if (i > 0)
        best = Math.min(
          best,
          rows[i - 1]![j]! +
            deletionCost(written[i - 1]!, written[i - 2] ?? '', i === written.length),
        );
      if (j > 0)
        best = Math.min(
          best,
          row[j - 1]! + insertionCost(meant[j - 1]!, meant[j - 2] ?? '', j === meant.length),
        );
      if (i > 0 && j > 0)
        best = Math.min(
          best,
          rows[i - 1]![j - 1]! + substitutionCost(written[i - 1]!, meant[j - 1]!),
        );
      if (i > 1 && j > 1 && written[i - 1] === meant[j - 2] && written[i - 2] === meant[j - 1]) {
        best = Math.min(best, rows[i - 2]![j - 2]! + swapCost);
      }
      row.push(best);
    }
    rows.push(row);
  }
  return rows[written.length]![meant.length]!;
}
