export type Point = { x: number; y: number };

/** Four corners, clockwise from the top left. */
export type Quad = [Point, Point, Point, Point];

/** A picture reduced to its light, 0 (black) to 255. */
export type Gray = { data: Uint8Array; width: number; height: number };

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const wholeOf = ({ width, height }: { width: number; height: number }): Quad => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];

/** The area of a quadrilateral, by the shoelace. */
export function areaOf(quad: Quad): number {
  const twice = quad.reduce((sum, { x, y }, index) => {
    const next = quad[(index + 1) % 4] as Point;
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}
