import type { AnchorBand } from './rubric.ts';

/**
 * Where a copy, or one criterion of it, stands on the anchor scale: the whole part names the band
 * (0 is A0, 4 is A4), the rest says how far through the band. Always from 0 to 5.
 */
export type Placement = number;

export const LOWEST: Placement = 0;
export const HIGHEST: Placement = 5;

export const keepOnScale = (placement: number): Placement =>
  Number.isFinite(placement) ? Math.min(Math.max(placement, LOWEST), HIGHEST) : LOWEST;

/** The grade out of 20 that a placement stands for: straight lines between the anchors. */
export function gradeAt(placement: Placement, scale: AnchorBand[]): number {
  const kept = keepOnScale(placement);
  const index = Math.min(Math.floor(kept), scale.length - 1);
  const band = scale[index];
  if (!band) throw new Error('a scale has at least one band');
  return band.from + (kept - index) * (band.to - band.from);
}

/** The reverse of `gradeAt`. */
export function placementAt(grade: number, scale: AnchorBand[]): Placement {
  const index = scale.findIndex((band) => grade < band.to);
  const band = index === -1 ? undefined : scale[index];
  return band ? keepOnScale(index + (grade - band.from) / (band.to - band.from)) : HIGHEST;
}

/** The band a grade falls in: 5.99 is still A0, 6 is A1. */
export function bandOf(grade: number, scale: AnchorBand[]): AnchorBand {
  const band = scale.find(({ to }) => grade < to) ?? scale.at(-1);
  if (!band) throw new Error('a scale has at least one band');
  return band;
}
