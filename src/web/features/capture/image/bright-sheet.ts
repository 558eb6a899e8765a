import type { Gray, Point, Quad } from './quad.ts';

/** The largest stretch of paper brighter than a limit: its four corners, and its size with the ink filled in. */
export function brightSheet(
  gray: Gray,
  limit: number,
): { corners: Quad; size: number } | undefined {
  const cells = largestBright(gray, limit);
  return cells && { corners: cornersOf(cells, gray.width), size: filledSize(cells, gray) };
}

function largestBright({ data, width, height }: Gray, limit: number): number[] | undefined {
  const seen = new Uint8Array(data.length);
  let best: number[] | undefined;
  for (let start = 0; start < data.length; start += 1) {
    if (seen[start] || (data[start] as number) <= limit) continue;
    const cells = [start];
    seen[start] = 1;
    const visit = (next: number) => {
      if (seen[next] || (data[next] as number) <= limit) return;
      seen[next] = 1;
      cells.push(next);
    };
    for (let at = 0; at < cells.length; at += 1) {
      const cell = cells[at] as number;
      const x = cell % width;
      if (x > 0) visit(cell - 1);
      if (x < width - 1) visit(cell + 1);
      if (cell >= width) visit(cell - width);
      if (cell < width * (height - 1)) visit(cell + width);
    }
    if (cells.length > (best?.length ?? 0)) best = cells;
  }
  return best;
}

function filledSize(cells: number[], { width, height }: Gray): number {
  const left = new Int32Array(height).fill(width);
  const right = new Int32Array(height).fill(-1);
  for (const cell of cells) {
    const y = Math.floor(cell / width);
    const x = cell % width;
    left[y] = Math.min(left[y] as number, x);
    right[y] = Math.max(right[y] as number, x);
  }
  return left.reduce((sum, from, y) => sum + Math.max(0, (right[y] as number) - from + 1), 0);
}

/** The points that go farthest towards each corner of the photo. */
function cornersOf(cells: number[], width: number): Quad {
  const ways = [
    { dx: -1, dy: -1 },
    { dx: 1, dy: -1 },
    { dx: 1, dy: 1 },
    { dx: -1, dy: 1 },
  ];
  return ways.map(({ dx, dy }): Point => {
    let best = { x: 0, y: 0, score: Number.NEGATIVE_INFINITY };
    for (const cell of cells) {
      const x = cell % width;
      const y = Math.floor(cell / width);
      const score = dx * x + dy * y;
      if (score > best.score) best = { x, y, score };
    }
    return { x: best.x, y: best.y };
  }) as Quad;
}
