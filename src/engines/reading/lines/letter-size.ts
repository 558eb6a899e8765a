import type { Letter } from './letters.ts';

/** The commonest height among pieces as tall as letters can be, each counted by its width. */
export function letterSize(pieces: Letter[]): number | undefined {
  const votes = new Float64Array(200);
  let counted = 0;
  for (const { left, top, right, bottom, area } of pieces) {
    const h = bottom - top;
    const w = right - left;
    const fill = area / (w * h);
    if (h < 5 || h >= 200 || w > 8 * h || h > 8 * w || fill < 0.08 || fill > 0.95) continue;
    votes[h]! += Math.sqrt(w);
    counted++;
  }
  if (counted < 3) return undefined;
  let best = 0;
  let bestVotes = 0;
  for (let h = 5; h < 190; h++) {
    // A tenth either side counts as the same height; tall letters have a broader spread.
    const reach = Math.max(1, Math.round(h * 0.1));
    let sum = 0;
    for (let k = h - reach; k <= h + reach; k++) sum += votes[Math.max(0, k)]!;
    sum /= Math.sqrt(2 * reach + 1);
    if (sum > bestVotes) {
      bestVotes = sum;
      best = h;
    }
  }
  return best || undefined;
}
