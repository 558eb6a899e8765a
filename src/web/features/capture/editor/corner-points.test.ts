import { expect, test } from 'vitest';
import { wholeOf } from '../image/quad.ts';
import { moveCorner, turnBack, turnPoint } from './corner-points.ts';

const whole = wholeOf({ width: 1, height: 1 });

test('after a quarter turn the top left corner is seen at the top right', () => {
  expect(turnPoint({ x: 0, y: 0 }, 1)).toEqual({ x: 1, y: 0 });
});

test.each([0, 1, 2, 3])('turned %i times and back, a point is where it was', (turns) => {
  const point = { x: 0.2, y: 0.7 };
  const { x, y } = turnBack(turnPoint(point, turns), turns);
  expect([x, y].map((share) => share.toFixed(6))).toEqual(['0.200000', '0.700000']);
});

test('a corner follows the finger, stays in the photo, and never crosses the others', () => {
  expect(moveCorner(whole, 0, { x: 0.1, y: -3 })[0]).toEqual({ x: 0.1, y: 0 });
  expect(moveCorner(whole, 0, { x: 0.9, y: 0.9 })).toEqual(whole);
});
