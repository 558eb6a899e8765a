import type { GreyImage } from '../recognition.ts';

export const blank = (width: number, height: number, value = 0): GreyImage => ({
  width,
  height,
  data: new Uint8Array(width * height).fill(value),
});

/** Turns by whole quarters, clockwise. */
export function turnQuarters(image: GreyImage, quarters: number): GreyImage {
  const turns = ((quarters % 4) + 4) % 4;
  if (turns === 0) return image;
  const { width, height, data } = image;
  const out = turns === 2 ? blank(width, height) : blank(height, width);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to =
        turns === 1
          ? x * height + (height - 1 - y)
          : turns === 2
            ? data.length - 1 - (y * width + x)
            : (width - 1 - x) * height + y;
      out.data[to] = data[y * width + x]!;
    }
  }
  return out;
}

/** The grey under a share of the pixels: 0.5 is the median. */
export function percentile(histogram: Uint32Array, share: number): number {
  const total = histogram.reduce((a, b) => a + b, 0);
  let seen = 0;
  for (let value = 0; value < 256; value++) {
    seen += histogram[value]!;
    if (seen >= total * share) return value;
  }
  return 255;
}

export function histogramOf({ data }: GreyImage, step = 1): Uint32Array {
  const counts = new Uint32Array(256);
  for (let i = 0; i < data.length; i += step) counts[data[i]!]!++;
  return counts;
}

/** The threshold that best parts dark from light (Otsu), and how far apart the two sides are. */
export function partGreys(histogram: Uint32Array): {
  threshold: number;
  dark: number;
  light: number;
} {
  let total = 0;
  let sum = 0;
  for (let i = 0; i < 256; i++) {
    total += histogram[i]!;
    sum += i * histogram[i]!;
  }
  let below = 0;
  let sumBelow = 0;
  let best = { threshold: 128, dark: 0, light: 255 };
  let bestSpread = -1;
  for (let i = 0; i < 256; i++) {
    below += histogram[i]!;
    sumBelow += i * histogram[i]!;
    const above = total - below;
    if (below === 0 || above === 0) continue;
    const dark = sumBelow / below;
    const light = (sum - sumBelow) / above;
    const spread = below * above * (light - dark) ** 2;
    if (spread > bestSpread) {
      bestSpread = spread;
      best = { threshold: i, dark, light };
    }
  }
  return best;
}
