/** Least squares: how much y grows for one of x. */
export function slopeOf(points: [x: number, y: number][]): number {
  if (points.length < 2) return 0;
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [middleX, middleY] = [mean(0), mean(1)];
  const up = points.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0);
  const across = points.reduce((sum, [x]) => sum + (x - middleX) ** 2, 0);
  return across === 0 ? 0 : up / across;
}
