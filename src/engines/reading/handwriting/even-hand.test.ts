import { expect, test } from 'vitest';
import { blank } from '../image/grey.ts';
import type { GreyImage } from '../recognition.ts';
import { evenHand } from './even-hand.ts';

/** A line of writing as a band of ink, `tall` rows high, in the middle of 64. */
function band(tall: number): GreyImage {
  const line = blank(400, 64, 255);
  const from = 32 - tall / 2;
  for (let y = from; y < from + tall; y++) line.data.fill(0, y * 400, (y + 1) * 400);
  return line;
}

const inkedRows = ({ width, height, data }: GreyImage) =>
  Array.from({ length: height }, (_, y) => data[y * width + (width >> 1)]!).filter((v) => v < 128)
    .length;

test('a small hand is brought nearer to the usual size, and the line grows with it', () => {
  const even = evenHand(band(14));
  expect(even.height).toBe(64);
  expect(even.width).toBeGreaterThan(500);
  expect(inkedRows(even)).toBeGreaterThan(17);
});

test('a large hand is brought nearer to the usual size', () => {
  const even = evenHand(band(40));
  expect(even.width).toBeLessThan(400);
  expect(inkedRows(even)).toBeLessThan(38);
});

test('a hand of the usual size and an empty line stay as they are', () => {
  const usual = band(24);
  expect(evenHand(usual)).toBe(usual);
  const empty = blank(200, 64, 255);
  expect(evenHand(empty)).toBe(empty);
});
