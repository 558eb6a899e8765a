/** Weights of the two features and the bias. */
export type Weights = [margin: number, echo: number, bias: number];

/** Logistic regression by Newton's method, drawn towards `prior` with strength `pull`. */
export function fitLogistic(
  sample: { x: number[]; y: boolean }[],
  prior: Weights,
  pull: number,
): Weights {
  let w: number[] = [...prior];
  for (let round = 0; round < 30; round++) {
    const gradient = w.map((value, i) => pull * (value - prior[i]!));
    const hessian = w.map((_, i) => w.map((__, j) => (i === j ? pull + 1e-6 : 0)));
    for (const { x, y } of sample) {
      const v = [...x, 1];
      const p = 1 / (1 + Math.exp(-v.reduce((sum, value, i) => sum + value * w[i]!, 0)));
      for (let i = 0; i < 3; i++) {
        gradient[i]! += (p - (y ? 1 : 0)) * v[i]!;
        for (let j = 0; j < 3; j++) hessian[i]![j]! += p * (1 - p) * v[i]! * v[j]!;
      }
    }
    w = w.map((value, i) => value - solve(hessian, gradient)[i]!);
  }
  return w as Weights;
}

/** Gauss-Jordan on a small system. */
function solve(matrix: number[][], vector: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, vector[i]!]);
  for (let i = 0; i < rows.length; i++) {
    const pivot = rows
      .slice(i)
      .reduce((best, row) => (Math.abs(row[i]!) > Math.abs(best[i]!) ? row : best), rows[i]!);
    rows.splice(rows.indexOf(pivot), 1);
    rows.splice(i, 0, pivot);
    for (let j = 0; j < rows.length; j++) {
      if (j === i) continue;
      const factor = rows[j]![i]! / pivot[i]!;
      rows[j] = rows[j]!.map((value, k) => value - factor * pivot[k]!);
    }
  }
  return rows.map((row, i) => row.at(-1)! / row[i]!);
}
