/** Steps of a rising curve, measured on writers the recogniser never saw: raw certainty up to `raw` means `right` of the words are right. */
export type Calibration = { raw: number; right: number }[];

/** The chance that a word is read right: the certainty of all its characters together, corrected by the measured curve. */
export function wordConfidence(
  characters: { confidence: number }[],
  calibration: Calibration,
): number {
  const raw = rawConfidence(characters);
  let before = { raw: 0, right: calibration[0]?.right ?? 0 };
  for (const step of calibration) {
    if (raw <= step.raw) {
      const share = step.raw > before.raw ? (raw - before.raw) / (step.raw - before.raw) : 1;
      return before.right + (step.right - before.right) * share;
    }
    before = step;
  }
  return calibration.length > 0 ? before.right : raw;
}

export const rawConfidence = (characters: { confidence: number }[]) =>
  characters.reduce((product, { confidence }) => product * confidence, 1);
