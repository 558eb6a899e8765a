import type { Point, Quad } from '../image/quad.ts';

/** Where a point of the photo is seen once the photo is turned a quarter to the right, that many times. Shares of the sides. */
export function turnPoint({ x, y }: Point, turns: number): Point {
  const steps = ((turns % 4) + 4) % 4;
  if (steps === 1) return { x: 1 - y, y: x };
  if (steps === 2) return { x: 1 - x, y: 1 - y };
  if (steps === 3) return { x: y, y: 1 - x };
  return { x, y };
}

export const turnBack = (point: Point, turns: number): Point => turnPoint(point, -turns);

/** The corner moved, unless the four would no longer surround a page. */
export function moveCorner(corners: Quad, index: number, to: Point): Quad {
  const next = [...corners] as Quad;
  next[index] = { x: clamp(to.x), y: clamp(to.y) };
  return isConvex(next) ? next : corners;
}

const clamp = (share: number) => Math.min(Math.max(share, 0), 1);

function isConvex(corners: Quad): boolean {
  return corners.every((from, index) => {
    const to = corners[(index + 1) % 4] as Point;
    const then = corners[(index + 2) % 4] as Point;
    return (to.x - from.x) * (then.y - to.y) - (to.y - from.y) * (then.x - to.x) > 0.002;
  });
}
