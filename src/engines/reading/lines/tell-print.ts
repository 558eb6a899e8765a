import type { Row } from './find-rows.ts';
import { heightAt } from './fit-baseline.ts';

export type RowLook = {
  /** Scatter of the feet, of the heights. */ feet: number;
  heights: number /** Mean width of a piece of ink. */;
  width: number;
  letters: number;
};

/** How a row looks, in units of its small letters. */
export function lookOf({ letters, curve, size }: Row): RowLook {
  const tall = letters.filter((l) => l.bottom - l.top > 0.55 * size);
  const feet = tall
    .map((l) => (l.bottom - heightAt(curve, (l.left + l.right) / 2)) / size)
    .filter((d) => Math.abs(d) < 0.3);
  const heights = tall.map((l) => (l.bottom - l.top) / size).filter((h) => h > 0.72 && h < 1.28);
  const width =
    tall.reduce((sum, l) => sum + (l.right - l.left), 0) / Math.max(1, tall.length) / size;
  return { feet: scatter(feet), heights: scatter(heights), width, letters: tall.length };
}

function scatter(values: number[]): number {
  if (values.length < 3) return 0;
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  return Math.sqrt(values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / values.length);
}

const FEW = 6;
const DIVIDE = 1.75;

/**
 * Tells print from handwriting row by row: print stands on its line and keeps its heights, a hand does neither.
 * Neighbours speak too, for a short row shows little.
 */
export function tellPrint(rows: Row[]): ('print' | 'handwriting')[] {
  const looks = rows.map(lookOf);
  return rows.map((_, i) => {
    let sum = 0;
    let weight = 0;
    for (let k = Math.max(0, i - 2); k <= Math.min(rows.length - 1, i + 2); k++) {
      const near = k === i ? 3 : 1 / Math.abs(k - i);
      const shown = Math.min(looks[k]!.letters, 30) * near;
      sum += shown * handScore(looks[k]!, rows[k]!.size);
      weight += shown;
    }
    const own =
      looks[i]!.letters >= FEW ? handScore(looks[i]!, rows[i]!.size) : sum / Math.max(weight, 1);
    // A clear look of its own wins over the company it keeps: a printed title above a written answer.
    const score = Math.abs(own - DIVIDE) > 0.5 ? own : sum / Math.max(weight, 1);
    return score > DIVIDE ? 'handwriting' : 'print';
  });
}

/** Below 1 for crisp print, about 3 for a joined hand; pixels themselves scatter small print a little. */
function handScore({ feet, heights, width }: RowLook, size: number): number {
  const beyondPixels = (v: number) => Math.sqrt(Math.max(0, v * v - (0.3 / size) ** 2));
  return (
    beyondPixels(feet) / 0.085 +
    beyondPixels(heights) / 0.1 +
    0.6 * Math.max(0, Math.min(width, 2.5) - 0.9)
  );
}
