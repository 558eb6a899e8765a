import { expect, test } from 'vitest';
import { blank } from '../image/grey.ts';
import { cutLine, LINE_HEIGHT } from './cut-line.ts';

const curve = (x: number) => 120 + 15 * Math.sin(x / 120);
const baseline = Array.from({ length: 41 }, (_, i) => ({ x: 50 + i * 10, y: curve(50 + i * 10) }));
const polygon = [
  ...baseline.map(({ x, y }) => ({ x, y: y - 40 })),
  ...baseline.map(({ x, y }) => ({ x, y: y + 16 })).reverse(),
];

/** A page with one curved stroke on the baseline. */
function page() {
  const image = blank(500, 220, 255);
  for (let x = 0; x < 500; x++) {
    for (let dy = -2; dy <= 2; dy++) image.data[Math.round(curve(x) + dy) * 500 + x] = 0;
  }
  return image;
}

test('a curved line comes out straight, at the height the recogniser knows', () => {
  const { image } = cutLine(page(), { baseline, polygon });
  expect(image.height).toBe(LINE_HEIGHT);
  const darkest = (x: number) => {
    const column = Array.from({ length: LINE_HEIGHT }, (_, y) => image.data[y * image.width + x]!);
    return column.indexOf(Math.min(...column));
  };
  const rows = [40, 120, 200, 280, 360].map(darkest);
  expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(2);
});

test('a point of the cut is found again on the page', () => {
  const { toPage } = cutLine(page(), { baseline, polygon });
  const foot = (LINE_HEIGHT * 40) / 56;
  for (const x of [60, 150, 240, 330]) {
    const point = toPage(x, foot);
    expect(Math.abs(point.y - curve(point.x))).toBeLessThan(3);
  }
});

test('very large writing is cut to the same height', () => {
  const tall = polygon.map(({ x, y }) => ({ x, y: 110 + (y - 110) * 3 }));
  expect(cutLine(page(), { baseline, polygon: tall }).image.height).toBe(LINE_HEIGHT);
});
