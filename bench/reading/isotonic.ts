export type Step = { raw: number; right: number };

/** The rising curve nearest to what was observed (pool adjacent violators), on bins of equal count. */
export function isotonic(observed: { raw: number; right: boolean }[], bins = 24): Step[] {
  const sorted = [...observed].sort((a, b) => a.raw - b.raw);
  const each = Math.ceil(sorted.length / bins);
  const pools = Array.from({ length: Math.ceil(sorted.length / each) }, (_, i) => {
    const part = sorted.slice(i * each, (i + 1) * each);
    return { top: part.at(-1)!.raw, right: part.filter((o) => o.right).length, count: part.length };
  });
  for (let i = 0; i < pools.length - 1; ) {
    const [a, b] = [pools[i]!, pools[i + 1]!];
    if (a.right / a.count <= b.right / b.count) {
      i++;
      continue;
    }
    pools.splice(i, 2, { top: b.top, right: a.right + b.right, count: a.count + b.count });
    i = Math.max(0, i - 1);
  }
  // One word more on each side of every pool: no curve may promise a certainty it cannot have seen.
  return pools.map(({ top, right, count }) => ({
    raw: round(top),
    right: round((right + 1) / (count + 2)),
  }));
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** How far what is announced lies from what is true, on average over tenths (expected calibration error). */
export function calibrationError(observed: { announced: number; right: boolean }[]): number {
  let error = 0;
  for (let bin = 0; bin < 10; bin++) {
    const part = observed.filter((o) => Math.min(9, Math.floor(o.announced * 10)) === bin);
    if (part.length === 0) continue;
    const announced = part.reduce((sum, o) => sum + o.announced, 0) / part.length;
    const right = part.filter((o) => o.right).length / part.length;
    error += (part.length / observed.length) * Math.abs(announced - right);
  }
  return error;
}
