export type GradedLine = { coefficient: number; grade: number | null };

export type Average = {
  /** Weighted points, exact to the hundredth. */
  points: number;
  /** Coefficients of what has a grade: the rest does not count yet. */
  coefficients: number;
  /** On two decimals; undefined while nothing is graded. */
  average: number | undefined;
};

/** Counted in hundredths, which are whole numbers: no sum of decimals drifts. */
export function averageOf(lines: readonly GradedLine[]): Average {
  let hundredths = 0;
  let coefficients = 0;
  for (const { grade, coefficient } of lines) {
    if (grade === null) continue;
    hundredths += Math.round(grade * 100) * coefficient;
    coefficients += coefficient;
  }
  const average =
    coefficients > 0
      ? Math.floor((2 * hundredths + coefficients) / (2 * coefficients)) / 100
      : undefined;
  return { points: hundredths / 100, coefficients, average };
}
