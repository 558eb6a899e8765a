import type { GreyImage } from '../recognition.ts';
import { blank } from './grey.ts';

const BLOCK = 16;

/** Divides a page by the light that falls on it: paper becomes white whatever its colour and shadows, ink stays dark. */
export function flattenLight(page: GreyImage): GreyImage {
  const { columns, rows, light } = paperLight(page);
  const { width, height, data } = page;
  const out = blank(width, height);
  const left = new Int32Array(width);
  const share = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const gx = Math.min(Math.max((x - BLOCK / 2) / BLOCK, 0), columns - 1.001);
    left[x] = gx;
    share[x] = gx - Math.floor(gx);
  }
  const row = new Float32Array(columns + 1);
  for (let y = 0; y < height; y++) {
    const gy = Math.min(Math.max((y - BLOCK / 2) / BLOCK, 0), rows - 1.001);
    const top = Math.floor(gy) * columns;
    const fy = gy - Math.floor(gy);
    for (let c = 0; c < columns; c++)
      row[c] =
        light[top + c]! * (1 - fy) + light[Math.min(top + columns + c, light.length - 1)]! * fy;
    const at = y * width;
    for (let x = 0; x < width; x++) {
      const c = left[x]!;
      const paper = row[c]! + (row[Math.min(c + 1, columns - 1)]! - row[c]!) * share[x]!;
      const flat = (data[at + x]! * 250) / paper;
      out.data[at + x] = flat > 255 ? 255 : flat;
    }
  }
  return out;
}

/** The brightness of bare paper on a coarse grid, seen through the writing. */
export function paperLight({ width, height, data }: GreyImage): {
  columns: number;
  rows: number;
  light: Float32Array;
} {
  const columns = Math.max(2, Math.ceil(width / BLOCK));
  const rows = Math.max(2, Math.ceil(height / BLOCK));
  const light = new Float32Array(columns * rows);
  const counts = new Uint16Array(64);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      counts.fill(0);
      let n = 0;
      const bottom = Math.min(height, (r + 1) * BLOCK);
      const right = Math.min(width, (c + 1) * BLOCK);
      for (let y = r * BLOCK; y < bottom; y += 2) {
        for (let x = c * BLOCK; x < right; x++, n++) counts[data[y * width + x]! >> 2]!++;
      }
      let seen = 0;
      let level = 63;
      for (; level > 0; level--) {
        seen += counts[level]!;
        if (seen >= n * 0.2) break;
      }
      light[r * columns + c] = level * 4 + 2;
    }
  }
  // Writing covers whole blocks: the brightest neighbours tell the paper, then narrowing gives the shadows their edges back.
  const open = spread(spread(light, columns, rows, 2, Math.max), columns, rows, 2, Math.min);
  const smooth = soften(soften(open, columns, rows), columns, rows);
  const sorted = [...smooth].sort((a, b) => a - b);
  // What is far darker than the paper is the table: left dark, or its grain would look like ink.
  const floor = Math.max(24, sorted[Math.floor(sorted.length * 0.9)]! * 0.3);
  return { columns, rows, light: smooth.map((v) => Math.max(v, floor)) };
}

function spread(
  grid: Float32Array,
  columns: number,
  rows: number,
  reach: number,
  choose: (a: number, b: number) => number,
): Float32Array {
  const across = new Float32Array(grid.length);
  const out = new Float32Array(grid.length);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      let value = grid[r * columns + c]!;
      for (let k = Math.max(0, c - reach); k <= Math.min(columns - 1, c + reach); k++)
        value = choose(value, grid[r * columns + k]!);
      across[r * columns + c] = value;
    }
  }
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      let value = across[r * columns + c]!;
      for (let k = Math.max(0, r - reach); k <= Math.min(rows - 1, r + reach); k++)
        value = choose(value, across[k * columns + c]!);
      out[r * columns + c] = value;
    }
  }
  return out;
}

function soften(grid: Float32Array, columns: number, rows: number): Float32Array {
  const out = new Float32Array(grid.length);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      let sum = 0;
      let n = 0;
      for (let j = Math.max(0, r - 1); j <= Math.min(rows - 1, r + 1); j++) {
        for (let i = Math.max(0, c - 1); i <= Math.min(columns - 1, c + 1); i++, n++)
          sum += grid[j * columns + i]!;
      }
      out[r * columns + c] = sum / n;
    }
  }
  return out;
}
