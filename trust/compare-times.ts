/** How far two rows of durations lie apart, and how likely that is by chance alone (Welch, normal tail). */
export function compareTimes(left: readonly number[], right: readonly number[]) {
  const [a, b] = [momentsOf(left), momentsOf(right)];
  const difference = Math.abs(a.mean - b.mean);
  const error = Math.sqrt(a.variance / left.length + b.variance / right.length);
  return { difference, chance: error === 0 ? 1 : 2 * (1 - normal(difference / error)) };
}

/** The slowest tenth is the machine's doing, not ours: left out on both sides. */
function momentsOf(values: readonly number[]) {
  const kept = values.toSorted((a, b) => a - b).slice(0, Math.ceil(values.length * 0.9));
  const mean = kept.reduce((sum, value) => sum + value, 0) / kept.length;
  const variance = kept.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (kept.length - 1);
  return { mean, variance };
}

/** The share of a normal law below z (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}
