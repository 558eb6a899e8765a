import { expect, test } from 'vitest';
import { aRemark } from '../../testing/a-result.ts';
import { type PhotoMark, photoMarks, spreadNumbers } from './photo-marks.ts';

const box = (x: number, y: number) => ({ x, y, width: 50, height: 20 });
const remark = (number: number, ...places: { page: number; line: number; box?: object }[]) => ({
  ...aRemark({ evidence: [{ start: 0, end: 5, text: 'mots', places: places as never }] }),
  number,
});

test('a passage over two lines has a stroke on each, and its number after the last', () => {
  const over = remark(
    1,
    { page: 1, line: 1, box: box(400, 10) },
    { page: 1, line: 2, box: box(0, 40) },
  );
  expect(photoMarks({ page: 1 }, [over])).toMatchObject([
    { strokes: [box(400, 10), box(0, 40)], number: { x: 50, y: 40 } },
  ]);
});

test('a passage that runs over the page is numbered once, where it ends', () => {
  const over = remark(
    1,
    { page: 1, line: 30, box: box(0, 900) },
    { page: 2, line: 1, box: box(0, 10) },
  );
  expect(photoMarks({ page: 1 }, [over])[0]?.number).toBeUndefined();
  expect(photoMarks({ page: 2 }, [over])[0]?.number).toEqual({ x: 50, y: 10 });
});

test('what was read without a place, or on another page, is not drawn', () => {
  const elsewhere = [
    remark(1, { page: 1, line: 1 }),
    remark(2, { page: 2, line: 1, box: box(0, 0) }),
  ];
  expect(photoMarks({ page: 1 }, elsewhere)).toEqual([]);
});

test('numbers never lie one on another, nor outside the page', () => {
  const close = Array.from({ length: 12 }, (_, i): PhotoMark => {
    const at = { x: 280 + i, y: 100 };
    return { remark: remark(i + 1), passage: 0, strokes: [], number: at };
  });
  const spread = spreadNumbers(close, 20, 300).map(({ number }) => number!);
  for (const [i, a] of spread.entries()) {
    expect(a.x).toBeLessThanOrEqual(290);
    for (const b of spread.slice(i + 1)) {
      expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(20);
    }
  }
});
