import type { Components } from '../image/components.ts';

/** A piece of ink that may be a letter or part of one. */
export type Letter = { left: number; top: number; right: number; bottom: number; area: number };

export type Letters = {
  /** The usual height of a small letter, in pixels. */
  size: number;
  letters: Letter[];
  /** Dots, accents, commas, dashes. */
  marks: Letter[];
};

/** Sorts the ink of a page into letters, marks and what is neither (frames, drawings, dust). */
export function sortLetters(found: Components, width: number, height: number): Letters | undefined {
  const size = letterSize(found);
  if (size === undefined) return undefined;
  const letters: Letter[] = [];
  const marks: Letter[] = [];
  for (let i = 0; i < found.count; i++) {
    const letter = {
      left: found.left[i]!,
      top: found.top[i]!,
      right: found.right[i]! + 1,
      bottom: found.bottom[i]! + 1,
      area: found.area[i]!,
    };
    const w = letter.right - letter.left;
    const h = letter.bottom - letter.top;
    if (h > size * 6 || w > size * 25 || w > width * 0.6 || h > height * 0.3) continue;
    // What touches the edge of the page is the table, a finger, the next sheet.
    const margin = width * 0.006;
    if (
      letter.left < margin ||
      letter.right > width - margin ||
      letter.top < margin ||
      letter.bottom > height - margin
    )
      continue;
    // A rule is long and thin; a letter never is.
    if (w > size * 5 && h < size * 0.5) continue;
    if (h >= size * 0.6 && w >= size * 0.12) letters.push(letter);
    else if (letter.area >= Math.max(3, size * size * 0.012)) marks.push(letter);
  }
  return { size, letters, marks };
}

/** The commonest height among pieces as tall as letters can be, each counted by its width. */
function letterSize({ count, left, top, right, bottom, area }: Components): number | undefined {
  const votes = new Float64Array(200);
  let pieces = 0;
  for (let i = 0; i < count; i++) {
    const h = bottom[i]! - top[i]! + 1;
    const w = right[i]! - left[i]! + 1;
    const fill = area[i]! / (w * h);
    if (h < 5 || h >= 200 || w > 8 * h || h > 8 * w || fill < 0.08 || fill > 0.95) continue;
    votes[h]! += Math.sqrt(w);
    pieces++;
  }
  if (pieces < 3) return undefined;
  let best = 0;
  let bestVotes = 0;
  for (let h = 5; h < 190; h++) {
    // A tenth either side counts as the same height; tall letters have a broader spread.
    const reach = Math.max(1, Math.round(h * 0.1));
    let sum = 0;
    for (let k = h - reach; k <= h + reach; k++) sum += votes[Math.max(0, k)]!;
    sum /= Math.sqrt(2 * reach + 1);
    if (sum > bestVotes) {
      bestVotes = sum;
      best = h;
    }
  }
  return best || undefined;
}
