/**
 * How much a saw-toothed figure grows for one of x: the lowest value of each window, then the median of the slopes between
 * every two windows (Theil and Sen). What a heap holds before it is emptied does not count; what it never gives back does.
 */
export function settledSlope(points: [x: number, y: number][], window: number): number {
  const lowest = new Map<number, [number, number]>();
  for (const [x, y] of points) {
    const at = Math.floor(x / window);
    if (y < (lowest.get(at)?.[1] ?? Number.POSITIVE_INFINITY)) lowest.set(at, [x, y]);
  }
  const low = [...lowest.values()];
  const slopes = low.flatMap(([x, y], n) =>
    low.slice(n + 1).map(([laterX, laterY]) => (laterY - y) / (laterX - x)),
  );
  slopes.sort((a, b) => a - b);
  const middle = (slopes.length - 1) / 2;
  if (slopes.length === 0) return 0;
  return (slopes[Math.floor(middle)]! + slopes[Math.ceil(middle)]!) / 2;
}
