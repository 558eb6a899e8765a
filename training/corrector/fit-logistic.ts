/** Logistic regression by Newton's method, drawn towards `prior` with strength `pull`; the last weight is the bias. */
export function fitLogistic(
  sample: { x: number[]; y: boolean }[],
  prior: number[],
  pull: number,
): number[] {
  const size = prior.length;
  let w = [...prior];
  for (let round = 0; round < 40; round++) {
    const gradient = w.map((value, i) => pull * (value - prior[i]!));
    const hessian = w.map((_, i) => w.map((__, j) => (i === j ? pull + 1e-4 : 0)));
    for (const { x, y } of sample) {
      const v = [...x, 1];
      const p = 1 / (1 + Math.exp(-v.reduce((sum, value, i) => sum + value * w[i]!, 0)));
      for (let i = 0; i < size; i++) {
        gradient[i]! += (p - (y ? 1 : 0)) * v[i]!;
        for (let j = 0; j < size; j++) hessian[i]![j]! += p * (1 - p) * v[i]! * v[j]!;
      }
    }
    const step = solve(hessian, gradient);
    w = w.map((value, i) => value - step[i]!);
  }
  return w;
}

/** Gauss-Jordan on a small system. */
function solve(matrix: number[][], vector: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, vector[i]!]);
  for (let i = 0; i < rows.length; i++) {
    const best = rows.findIndex(
      (row, k) =>
        k >= i && Math.abs(row[i]!) === Math.max(...rows.slice(i).map((r) => Math.abs(r[i]!))),
    );
    [rows[i], rows[best]] = [rows[best]!, rows[i]!];
    const pivot = rows[i]!;
    for (let j = 0; j < rows.length; j++) {
      if (j === i) continue;
      const factor = rows[j]![i]! / pivot[i]!;
      rows[j] = rows[j]!.map((value, k) => value - factor * pivot[k]!);
    }
  }
  return rows.map((row, i) => row.at(-1)! / row[i]!);
}
