import { expect, test } from 'vitest';
import { findRows } from './find-rows.ts';
import type { Letter } from './letters.ts';

const SIZE = 20;

/** A line of small letters standing at `foot`, with a tall comma after each of `commas`. */
function lineAt(foot: number, commas: number[] = []): Letter[] {
  const letters = Array.from({ length: 40 }, (_, i) => box(100 + 24 * i, foot - SIZE, 18, SIZE));
  return [...letters, ...commas.map((i) => box(100 + 24 * i + 17, foot - 4, 5, 14))];
}

const box = (left: number, top: number, w: number, h: number): Letter => ({
  ...{ left, top, right: left + w, bottom: top + h },
  area: Math.round(0.6 * w * h),
});

test('commas as tall as letters belong to the line they hang from and make none of their own', () => {
  const letters = [...lineAt(200, [5, 20, 39]), ...lineAt(246, [12]), ...lineAt(292)];
  const rows = findRows({ size: SIZE, letters, marks: [] });
  expect(rows.map((row) => row.letters.length).sort()).toEqual([40, 41, 43]);
});

test('two short words under a long line stay a line', () => {
  const short = lineAt(246).slice(0, 6);
  const rows = findRows({ size: SIZE, letters: [...lineAt(200), ...short], marks: [] });
  expect(rows.map((row) => row.letters.length).sort()).toEqual([40, 6]);
});
