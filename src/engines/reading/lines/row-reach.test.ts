import { expect, test } from 'vitest';
import type { Row } from './find-rows.ts';
import { reachOf } from './row-reach.ts';

const flat = { origin: 500, span: 400, terms: [200] };
const rowOf = (heights: [up: number, down: number][]): Row => ({
  letters: heights.map(([up, down], i) => ({
    ...{ left: 100 + 10 * i, right: 108 + 10 * i, area: 60 },
    ...{ top: 200 - up, bottom: 200 + down },
  })),
  ...{ curve: flat, size: 10, left: 100, right: 900 },
});
const small = Array.from({ length: 30 }, (): [number, number] => [10, 0]);

test('a line is as high as its tall letters and as low as its tails', () => {
  const { up, down } = reachOf(rowOf([...small, [20, 0], [20, 0], [10, 7], [10, 7]]));
  expect([up, down]).toEqual([2, 0.7]);
});

test('a line of small letters keeps the room that print usually takes', () => {
  expect(reachOf(rowOf(small))).toEqual({ up: 1.6, down: 0.5 });
});

test('letters stuck to the lines above and below do not make a line cover them', () => {
  expect(reachOf(rowOf([...small, [45, 0], [45, 0], [10, 40], [10, 40]]))).toEqual({
    up: 2.4,
    down: 0.9,
  });
});
