/** Placeholder curve until measured. */
const CURVE: { raw: number; right: number }[] = [
  { raw: 0, right: 0 },
  { raw: 1, right: 1 },
];

/** The chance that a printed word is read right, from Tesseract's own certainty corrected by what was measured. */
export function printConfidence(letters: { confidence: number }[]): number {
  const raw = letters.reduce((sum, l) => sum + l.confidence, 0) / letters.length;
  return interpolate(CURVE, raw);
}

function interpolate(curve: typeof CURVE, raw: number): number {
  const after = curve.findIndex((step) => step.raw >= raw);
  if (after < 0) return curve.at(-1)!.right;
  if (after === 0) return curve[0]!.right;
  const [a, b] = [curve[after - 1]!, curve[after]!];
  return a.right + ((b.right - a.right) * (raw - a.raw)) / Math.max(1e-6, b.raw - a.raw);
}
