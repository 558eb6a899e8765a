import type { Row } from './find-rows.ts';
import { heightAt } from './fit-baseline.ts';

/** How far the letters of a row go above and below its baseline, in small letters. */
export type Reach = { up: number; down: number };

const LEAST: Reach = { up: 1.6, down: 0.5 };
const MOST: Reach = { up: 2.4, down: 0.9 };
/** The odd letter is stuck to one of the line above or below. */
const USUAL = 0.99;

/** As print usually goes at least, and never so far that the mark of one line lies on the next. */
export function reachOf({ letters, curve, size }: Row): Reach {
  const away = (letter: Row['letters'][number], y: number) =>
    (y - heightAt(curve, (letter.left + letter.right) / 2)) / size;
  return {
    up: kept(
      letters.map((letter) => -away(letter, letter.top)),
      LEAST.up,
      MOST.up,
    ),
    down: kept(
      letters.map((letter) => away(letter, letter.bottom)),
      LEAST.down,
      MOST.down,
    ),
  };
}

function kept(values: number[], least: number, most: number): number {
  const sorted = values.sort((a, b) => a - b);
  const high = sorted[Math.floor(USUAL * (sorted.length - 1))] ?? least;
  return Math.min(Math.max(high, least), most);
}
