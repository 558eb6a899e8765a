import type { Point } from '../reading.ts';
import type { Edges } from './page-edges.ts';

/** a·x + b·y = c, with (a, b) of length 1. */
export type Line = { a: number; b: number; c: number };

const ANGLES = 180;
const RHO_STEP = 1.5;
const KEPT = 14;

/** The straight outlines of a picture (Hough), those nearer to level and those nearer to upright. */
export function findLines(edges: Edges): { level: Line[]; upright: Line[] } {
  const { width, height } = edges;
  const rhos = Math.ceil((2 * Math.hypot(width, height)) / RHO_STEP) + 4;
  const half = rhos / 2;
  const votes = vote(edges, rhos, half);
  const level: Line[] = [];
  const upright: Line[] = [];
  while (level.length < KEPT || upright.length < KEPT) {
    const peak = votes.reduce((best, v, i) => (v > votes[best]! ? i : best), 0);
    if (votes[peak]! < Math.min(width, height) * 0.12) break;
    const angle = Math.floor(peak / rhos);
    const rho = peak % rhos;
    const theta = (angle * Math.PI) / ANGLES;
    const line = { a: Math.cos(theta), b: Math.sin(theta), c: (rho - half) * RHO_STEP };
    const list = Math.abs(line.b) > Math.abs(line.a) ? level : upright;
    if (list.length < KEPT) list.push(line);
    silence(votes, angle, rho, rhos);
  }
  return { level, upright };
}

function vote(
  { width, height, strength, gx, gy, strong }: Edges,
  rhos: number,
  half: number,
): Float32Array {
  const votes = new Float32Array(ANGLES * rhos);
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const at = y * width + x;
      const s = strength[at]!;
      if (s < strong || !isCrest(strength, gx, gy, at, width)) continue;
      const direction = (Math.atan2(gy[at]!, gx[at]!) * ANGLES) / Math.PI;
      for (let d = -3; d <= 3; d++) {
        const angle = (((Math.round(direction) + d) % ANGLES) + ANGLES) % ANGLES;
        const theta = (angle * Math.PI) / ANGLES;
        const rho = Math.round((x * Math.cos(theta) + y * Math.sin(theta)) / RHO_STEP + half);
        votes[angle * rhos + rho]! += 1;
      }
    }
  }
  return votes;
}

/** Only the ridge of an edge votes, or thick edges would win over long ones. */
function isCrest(
  strength: Float32Array,
  gx: Float32Array,
  gy: Float32Array,
  at: number,
  width: number,
): boolean {
  const step = Math.abs(gx[at]!) > Math.abs(gy[at]!) ? 1 : width;
  return strength[at]! >= strength[at - step]! && strength[at]! > strength[at + step]!;
}

/** A found line takes its neighbours with it: the same edge read twice is no second edge. */
function silence(votes: Float32Array, angle: number, rho: number, rhos: number) {
  for (let d = -4; d <= 4; d++) {
    // Past half a turn the same line comes back with its distance reversed.
    const wrapped = angle + d;
    const inside = wrapped >= 0 && wrapped < ANGLES;
    const row = ((wrapped % ANGLES) + ANGLES) % ANGLES;
    const centre = inside ? rho : rhos - rho;
    for (let r = Math.max(0, centre - 6); r <= Math.min(rhos - 1, centre + 6); r++)
      votes[row * rhos + r] = 0;
  }
}

export function meet(p: Line, q: Line): Point | undefined {
  const det = p.a * q.b - q.a * p.b;
  if (Math.abs(det) < 0.2) return undefined;
  return { x: (p.c * q.b - q.c * p.b) / det, y: (p.a * q.c - q.a * p.c) / det };
}
