import type { LineMaps } from './trace-baselines.ts';

type PaintedLine = {
  from: number;
  to: number;
  y: (x: number) => number;
  up?: number;
  down?: number;
  print?: boolean;
};

/** What a perfect detector would answer for given lines, in cells; for tests. */
export function paintedMaps(width: number, height: number, lines: PaintedLine[]): LineMaps {
  const data = new Float32Array(5 * width * height).fill(-6);
  const set = (map: number, x: number, y: number, value: number) => {
    if (x >= 0 && y >= 0 && x < width && y < height) data[(map * height + y) * width + x] = value;
  };
  for (const { from, to, y, up = 8, down = 4, print = false } of lines) {
    for (let x = from; x < to; x++) {
      for (const dy of [-1, 0, 1]) {
        const row = Math.floor(y(x)) + dy;
        set(print ? 1 : 0, x, row, dy === 0 ? 5 : 1);
        set(3, x, row, Math.log((up * 4) / 16));
        set(4, x, row, Math.log((down * 4) / 16));
        if (x < from + 2 || x >= to - 2) set(2, x, row, 4);
      }
    }
  }
  return { data, width, height };
}
