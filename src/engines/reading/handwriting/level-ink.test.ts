import { expect, test } from 'vitest';
import { blank } from '../image/grey.ts';
import { levelInk } from './level-ink.ts';

/** Grey strokes on paper that darkens from left to right. */
function shadedLine() {
  const image = blank(600, 64);
  for (let x = 0; x < 600; x++) {
    const paper = 230 - x / 5;
    for (let y = 0; y < 64; y++)
      image.data[y * 600 + x] = y > 30 && y < 34 && x % 20 < 10 ? paper * 0.5 : paper;
  }
  return image;
}

test('paper becomes white and ink black along the whole line', () => {
  const { data } = levelInk(shadedLine());
  for (const x of [105, 305, 505]) {
    expect(data[10 * 600 + x]).toBeGreaterThan(225);
    expect(data[32 * 600 + x]).toBeLessThan(40);
  }
});

test('bare paper is not stretched into ink', () => {
  const image = blank(300, 64, 200);
  image.data.forEach((_, i) => {
    image.data[i] = 200 + (i % 7);
  });
  expect(Math.min(...levelInk(image).data)).toBeGreaterThan(150);
});
