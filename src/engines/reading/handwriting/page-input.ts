import type { GreyImage } from '../recognition.ts';

const SIDE = 1024;
const MULTIPLE = 32;
const BLOCK = 16;

/** A page as the detector's network sees it: small, evenly lit, paper = 1. `scale` is network pixels per page pixel. */
export type PageInput = { data: Float32Array; width: number; height: number; scale: number };

export function pageInput(page: GreyImage): PageInput {
  const scale = Math.min(1.5, SIDE / Math.max(page.width, page.height));
  const w = Math.max(1, Math.round(page.width * scale));
  const h = Math.max(1, Math.round(page.height * scale));
  const small = evenLight(resample(page, w, h), w, h);
  const width = Math.ceil(w / MULTIPLE) * MULTIPLE;
  const height = Math.ceil(h / MULTIPLE) * MULTIPLE;
  const data = new Float32Array(width * height).fill(1);
  for (let y = 0; y < h; y++) data.set(small.subarray(y * w, (y + 1) * w), y * width);
  return { data, width, height, scale };
}

/** Each pixel the mean of the page's pixels under it; 0 to 1. */
function resample({ width, height, data }: GreyImage, w: number, h: number): Float32Array {
  const across = spans(width, w);
  const down = spans(height, h);
  const out = new Float32Array(w * h);
  const row = new Float64Array(w);
  for (let y = 0; y < h; y++) {
    row.fill(0);
    const { from, to } = down[y]!;
    for (let sy = from; sy < to; sy++) {
      const at = sy * width;
      for (let x = 0; x < w; x++) {
        const span = across[x]!;
        let sum = 0;
        for (let sx = span.from; sx < span.to; sx++) sum += data[at + sx]!;
        row[x]! += sum / (span.to - span.from);
      }
    }
    for (let x = 0; x < w; x++) out[y * w + x] = row[x]! / ((to - from) * 255);
  }
  return out;
}

function spans(from: number, to: number): { from: number; to: number }[] {
  return Array.from({ length: to }, (_, i) => {
    const start = Math.min(from - 1, Math.floor((i * from) / to));
    return {
      from: start,
      to: Math.max(start + 1, Math.min(from, Math.floor(((i + 1) * from) / to))),
    };
  });
}

/** Divides by the tone of the paper around each point, as in training. */
function evenLight(page: Float32Array, w: number, h: number): Float32Array {
  const columns = Math.ceil(w / BLOCK);
  const rows = Math.ceil(h / BLOCK);
  const tone = soften(
    brightest(blockMeans(page, w, h, columns, rows), columns, rows),
    columns,
    rows,
  );
  const out = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    const gy = Math.min(Math.max((y + 0.5) / BLOCK - 0.5, 0), rows - 1);
    const r0 = Math.floor(gy);
    const r1 = Math.min(rows - 1, r0 + 1);
    const fy = gy - r0;
    for (let x = 0; x < w; x++) {
      const gx = Math.min(Math.max((x + 0.5) / BLOCK - 0.5, 0), columns - 1);
      const c0 = Math.floor(gx);
      const c1 = Math.min(columns - 1, c0 + 1);
      const fx = gx - c0;
      const top = tone[r0 * columns + c0]! * (1 - fx) + tone[r0 * columns + c1]! * fx;
      const low = tone[r1 * columns + c0]! * (1 - fx) + tone[r1 * columns + c1]! * fx;
      const paper = Math.max(0.1, top * (1 - fy) + low * fy);
      out[y * w + x] = Math.min(1, page[y * w + x]! / paper);
    }
  }
  return out;
}

function blockMeans(
  page: Float32Array,
  w: number,
  h: number,
  columns: number,
  rows: number,
): Float32Array {
  const sums = new Float32Array(columns * rows);
  const counts = new Float32Array(columns * rows);
  for (let y = 0; y < h; y++) {
    const r = Math.floor(y / BLOCK) * columns;
    for (let x = 0; x < w; x++) {
      const i = r + Math.floor(x / BLOCK);
      sums[i]! += page[y * w + x]!;
      counts[i]!++;
    }
  }
  return sums.map((sum, i) => sum / counts[i]!);
}

const brightest = (grid: Float32Array, columns: number, rows: number) =>
  around(grid, columns, rows, 2, false, (values) => Math.max(...values));

const soften = (grid: Float32Array, columns: number, rows: number) =>
  around(
    grid,
    columns,
    rows,
    1,
    true,
    (values) => values.reduce((a, b) => a + b, 0) / values.length,
  );

/** A new grid from each cell's neighbours; beyond the edge there is nothing, or the edge again. */
function around(
  grid: Float32Array,
  columns: number,
  rows: number,
  reach: number,
  repeatEdge: boolean,
  of: (values: number[]) => number,
): Float32Array {
  return grid.map((_, i) => {
    const values: number[] = [];
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const r = Math.floor(i / columns) + dy;
        const c = (i % columns) + dx;
        if (!repeatEdge && (r < 0 || c < 0 || r >= rows || c >= columns)) continue;
        values.push(
          grid[
            Math.min(rows - 1, Math.max(0, r)) * columns + Math.min(columns - 1, Math.max(0, c))
          ]!,
        );
      }
    }
    return of(values);
  });
}
