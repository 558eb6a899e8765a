import { expect, test } from 'vitest';
import { photographedPages } from './photographed-pages.ts';

const line = (text: string, x = 0) => ({
  text,
  confidence: 1,
  words: [
    { text, confidence: 1, box: { x, y: 10, width: 40, height: 20 } },
    { text: '', confidence: 1, struck: true as const, box: { x: 50, y: 5, width: 30, height: 20 } },
  ],
});
const page = (lines: ReturnType<typeof line>[], picture?: string) => ({
  width: 100,
  height: 200,
  lines,
  ...(picture && { picture }),
});

test('only pages that have a picture are shown, under their number in the copy', () => {
  const pages = [page([line('tapé')]), page([line('écrit')], 'u/e/page-2.jpg')];
  expect(photographedPages({ pages }).map(({ page: number }) => number)).toEqual([2]);
});

test('lines are counted over the whole copy, a line wholly crossed out is not, and each is placed', () => {
  const pages = [page([line('un'), line('')], 'a'), page([line('deux', 8)], 'b')];
  const [first, second] = photographedPages({ pages });
  expect(first?.lines.map(({ number }) => number)).toEqual([1]);
  expect(second?.lines).toEqual([{ number: 2, box: { x: 8, y: 5, width: 72, height: 25 } }]);
});
