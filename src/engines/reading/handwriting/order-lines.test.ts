import { expect, test } from 'vitest';
import type { FoundLine } from '../recognition.ts';
import { orderLines } from './order-lines.ts';

const line = (left: number, right: number, y: number, slope = 0): FoundLine => ({
  box: { x: left, y: y - 30, width: right - left, height: 40 },
  baseline: [
    { x: left, y: y + slope * left },
    { x: (left + right) / 2, y: y + (slope * (left + right)) / 2 },
    { x: right, y: y + slope * right },
  ],
  polygon: [],
  kind: 'handwriting',
});

test('lines are read from top to bottom', () => {
  const [a, b, c] = [line(0, 900, 50), line(0, 400, 100), line(60, 900, 150)];
  expect(orderLines([c!, a!, b!])).toEqual([a, b, c]);
});

test('a page held askew keeps its rows', () => {
  const rows = [line(0, 900, 50, 0.08), line(600, 900, 100, 0.08), line(0, 200, 150, 0.08)];
  expect(orderLines([rows[2]!, rows[1]!, rows[0]!])).toEqual(rows);
});

test('two columns are read one after the other', () => {
  const left = [50, 100, 150].map((y) => line(0, 400, y));
  const right = [50, 100, 150].map((y) => line(500, 900, y));
  expect(orderLines([left[0]!, right[0]!, left[1]!, right[1]!, left[2]!, right[2]!])).toEqual([
    ...left,
    ...right,
  ]);
});

test('a number in the margin comes just before its line', () => {
  const text = [50, 100, 150, 200, 250].map((y) => line(150, 900, y));
  const margin = line(0, 60, 151);
  expect(orderLines([...text, margin]).indexOf(margin)).toBe(2);
});
