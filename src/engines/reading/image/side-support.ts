import type { Point } from '../reading.ts';
import type { Edges } from './page-edges.ts';
import type { Line } from './straight-lines.ts';

/** Along a line, pixel by pixel, running counts of where the picture is seen and where it brightens to either side. */
export type SideProfile = {
  line: Line;
  start: number;
  seen: Uint16Array;
  ahead: Uint16Array;
  behind: Uint16Array;
};

export function sideProfile(
  { width, height, strength, gx, gy, strong }: Edges,
  line: Line,
): SideProfile {
  const reach = Math.ceil(Math.hypot(width, height) * 1.2);
  const seen = new Uint16Array(2 * reach + 1);
  const ahead = new Uint16Array(2 * reach + 1);
  const behind = new Uint16Array(2 * reach + 1);
  for (let i = 1; i <= 2 * reach; i++) {
    const t = i - reach;
    const x = line.a * line.c - line.b * t;
    const y = line.b * line.c + line.a * t;
    let [isSeen, isAhead, isBehind] = [0, 0, 0];
    if (x >= 3 && y >= 3 && x < width - 3 && y < height - 3) {
      isSeen = 1;
      for (let k = -2; k <= 2; k++) {
        const at = Math.round(y + line.b * k) * width + Math.round(x + line.a * k);
        const along = gx[at]! * line.a + gy[at]! * line.b;
        if (strength[at]! <= strong || Math.abs(along) < 0.85 * strength[at]!) continue;
        if (along > 0) isAhead = 1;
        else isBehind = 1;
      }
    }
    seen[i] = seen[i - 1]! + isSeen;
    ahead[i] = ahead[i - 1]! + isAhead;
    behind[i] = behind[i - 1]! + isBehind;
  }
  return { line, start: -reach, seen, ahead, behind };
}

/** Share of a side, run clockwise, along which the picture really goes from table to brighter paper. */
export function supportOf(
  { line, start, seen, ahead, behind }: SideProfile,
  from: Point,
  to: Point,
): number {
  const place = (p: Point) =>
    Math.min(Math.max(Math.round(-line.b * p.x + line.a * p.y) - start, 0), seen.length - 1);
  const [i, j] = [place(from), place(to)].sort((a, b) => a - b) as [number, number];
  // On the screen the sheet lies to the right of a clockwise side.
  const inward = line.a * -(to.y - from.y) + line.b * (to.x - from.x) > 0 ? ahead : behind;
  const visible = seen[j]! - seen[i]!;
  // A side mostly out of the picture proves little.
  return visible < (j - i) * 0.3 ? 0.3 : (inward[j]! - inward[i]!) / visible;
}
