import { distance, type Point, type Quad } from './quad.ts';

/** The eight numbers that carry a point of the straight page back to its place in the photo. */
type Homography = [number, number, number, number, number, number, number, number];

/** How large the page between four corners is once laid flat, at most `longest` on a side. */
export function flatSize([a, b, c, d]: Quad, longest: number) {
  const width = Math.max(distance(a, b), distance(d, c), 1);
  const height = Math.max(distance(a, d), distance(b, c), 1);
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Lays the page between four corners flat; every pixel is blended from the four it falls between. */
export function straighten(photo: ImageData, corners: Quad, into: ImageData): void {
  const { width, height, data: out } = into;
  const { width: from, height: tall, data } = photo;
  const [h0, h1, h2, h3, h4, h5, h6, h7] = homography(width, height, corners);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const w = h6 * x + h7 * y + 1;
      const sx = Math.min(Math.max((h0 * x + h1 * y + h2) / w, 0), from - 1.001);
      const sy = Math.min(Math.max((h3 * x + h4 * y + h5) / w, 0), tall - 1.001);
      const left = Math.floor(sx);
      const top = Math.floor(sy);
      const fx = sx - left;
      const fy = sy - top;
      const at = (top * from + left) * 4;
      const below = at + from * 4;
      const to = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const upper =
          (data[at + channel] as number) * (1 - fx) + (data[at + 4 + channel] as number) * fx;
        const lower =
          (data[below + channel] as number) * (1 - fx) + (data[below + 4 + channel] as number) * fx;
        out[to + channel] = upper * (1 - fy) + lower * fy;
      }
      out[to + 3] = 255;
    }
  }
}

function homography(width: number, height: number, corners: Quad): Homography {
  const flat: Point[] = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  const rows = flat.flatMap(({ x, y }, index) => {
    const { x: u, y: v } = corners[index] as Point;
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  return solve(rows) as Homography;
}

/** Gauss, with the largest pivot. */
function solve(rows: number[][]): number[] {
  const size = rows.length;
  const cell = (row: number, column: number) => (rows[row] as number[])[column] as number;
  for (let pivot = 0; pivot < size; pivot += 1) {
    let largest = pivot;
    for (let row = pivot + 1; row < size; row += 1)
      if (Math.abs(cell(row, pivot)) > Math.abs(cell(largest, pivot))) largest = row;
    [rows[pivot], rows[largest]] = [rows[largest] as number[], rows[pivot] as number[]];
    for (let row = 0; row < size; row += 1) {
      if (row === pivot) continue;
      const factor = cell(row, pivot) / cell(pivot, pivot);
      rows[row] = (rows[row] as number[]).map(
        (value, column) => value - factor * cell(pivot, column),
      );
    }
  }
  return rows.map((row, index) => (row[size] as number) / (row[index] as number));
}
