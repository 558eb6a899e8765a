import { expect, test } from 'vitest';
import { findPage } from './find-page.ts';
import { judgePhoto } from './judge-photo.ts';
import type { Gray, Point, Quad } from './quad.ts';
import { flatSize, straighten } from './straighten.ts';

const WIDTH = 300;
const HEIGHT = 400;
const SHEET: Quad = [
  { x: 40, y: 30 },
  { x: 270, y: 50 },
  { x: 255, y: 370 },
  { x: 25, y: 350 },
];

/** A sheet with lines of ink on a table, of lighter wood in places; `shadow` darkens it from left to right. */
function photograph({ table = 60, grain = 0, shadow = 0, ink = 40 } = {}): Gray {
  const data = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const dim = 1 - (shadow * x) / WIDTH;
      const written = y % 16 < 2 && x % 9 < 5;
      const wood = y % 24 < 12 ? table + grain : table;
      data[y * WIDTH + x] = (isOnSheet({ x, y }) ? (written ? ink : 225) : wood) * dim;
    }
  return { data, width: WIDTH, height: HEIGHT };
}

const isOnSheet = (point: Point) =>
  SHEET.every((from, index) => {
    const to = SHEET[(index + 1) % 4] as Point;
    return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x) >= 0;
  });

const farthest = (found: Quad | undefined) =>
  Math.max(
    ...SHEET.map(({ x, y }, at) =>
      Math.hypot(x - (found?.[at]?.x ?? 999), y - (found?.[at]?.y ?? 999)),
    ),
  );

test.each([
  ['on a dark table', {}],
  ['under a shadow that makes one side of the page darker than the table', { shadow: 0.7 }],
  ['on a table nearly as light as the page', { table: 190 }],
  ['under a shadow, on wood whose light grain runs into the page', { grain: 95, shadow: 0.45 }],
])('the corners of a sheet are found %s', (_, scene) => {
  expect(farthest(findPage(photograph(scene)))).toBeLessThan(6);
});

test('a page that fills the photo is left whole', () => {
  const data = new Uint8Array(WIDTH * HEIGHT).map((_, at) => (at % 37 < 2 ? 50 : 230));
  expect(findPage({ data, width: WIDTH, height: HEIGHT })).toBeUndefined();
});

test('a dim photo is said to be dark, a sharp one is not said to be blurred', () => {
  expect(judgePhoto(photograph())).toEqual({ dark: false, blurred: false });
  const dim = photograph();
  expect(judgePhoto({ ...dim, data: dim.data.map((light) => light / 4) }).dark).toBe(true);
});

test('a photo whose strokes run into each other is said to be blurred', () => {
  const sharp = photograph();
  const data = sharp.data.slice();
  for (let round = 0; round < 12; round += 1)
    for (let at = WIDTH + 1; at < data.length - WIDTH - 1; at += 1) {
      const around = [at - 1, at + 1, at - WIDTH, at + WIDTH, at];
      data[at] = around.reduce((sum, near) => sum + (data[near] as number), 0) / 5;
    }
  expect(judgePhoto({ ...sharp, data }).blurred).toBe(true);
});

test('the page between four corners is laid flat, corner on corner', () => {
  const { width, height } = flatSize(SHEET, 2_200);
  expect(flatSize(SHEET, 100).height).toBe(100);
  const photo = photograph({ ink: 225 });
  const rgba = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (const [at, light] of photo.data.entries()) rgba.fill(light, at * 4, at * 4 + 3);
  const into = { width, height, data: new Uint8ClampedArray(width * height * 4) } as ImageData;
  straighten({ width: WIDTH, height: HEIGHT, data: rgba } as unknown as ImageData, SHEET, into);
  const inside = into.data.filter((_, at) => at % 4 === 0 && at / 4 > width * 3);
  const table = inside.filter((light) => light < 200).length / inside.length;
  expect(table).toBeLessThan(0.02);
});
