import type { Point } from '../reading.ts';
import { leavesTextOut } from './leaves-text-out.ts';
import { type ColourImage, closeInk, edgesOf } from './page-edges.ts';
import { type SideProfile, sideProfile, supportOf } from './side-support.ts';
import { findLines, type Line, meet } from './straight-lines.ts';

export type FoundPage = {
  /** Clockwise from the top left. */ corners: [Point, Point, Point, Point] /** 0 to 1. */;
  trust: number;
};

/** A straight outline that could be a side of the sheet; the frame of the picture has no profile. */
type Side = { line: Line; profile?: SideProfile };

const BORDER_SUPPORT = 0.45;

/** Finds the sheet in a photo reduced to a few hundred pixels; nothing when the picture is all page. */
export function findPage(photo: ColourImage): FoundPage | undefined {
  const closed = closeInk(
    photo,
    Math.max(2, Math.round(Math.max(photo.width, photo.height) / 110)),
  );
  const edges = edgesOf(closed);
  const { level, upright } = findLines(edges);
  const { width, height } = photo;
  const seen = (line: Line): Side => ({ line, profile: sideProfile(edges, line) });
  const across: Side[] = [
    ...level.map(seen),
    { line: { a: 0, b: 1, c: 0 } },
    { line: { a: 0, b: 1, c: height - 1 } },
  ];
  const down: Side[] = [
    ...upright.map(seen),
    { line: { a: 1, b: 0, c: 0 } },
    { line: { a: 1, b: 0, c: width - 1 } },
  ];
  let best: (FoundPage & { score: number }) | undefined;
  for (const [top, bottom] of pairs(
    across,
    height,
    ({ line }) => (line.c - line.a * width * 0.5) / line.b,
  )) {
    for (const [left, right] of pairs(
      down,
      width,
      ({ line }) => (line.c - line.b * height * 0.5) / line.a,
    )) {
      const sides = [top, right, bottom, left];
      if (sides.filter((s) => !s.profile).length > 2) continue;
      const corners = [
        meet(left.line, top.line),
        meet(top.line, right.line),
        meet(right.line, bottom.line),
        meet(bottom.line, left.line),
      ];
      if (!isSheet(corners, width, height)) continue;
      const found = corners as FoundPage['corners'];
      const support = sides.map(({ profile }, i) =>
        profile ? supportOf(profile, found[i]!, found[(i + 1) % 4]!) : BORDER_SUPPORT,
      );
      const trust = support.reduce((a, b) => a + b, 0) / 4;
      const weakest = Math.min(...support);
      const score = trust + 0.3 * weakest + 0.35 * (areaOf(found) / (width * height));
      if (!best || score > best.score) best = { corners: found, trust, score };
    }
  }
  if (!best || best.trust <= 0.5 || leavesTextOut(photo, closed, best.corners)) return undefined;
  return { corners: best.corners, trust: best.trust };
}

function* pairs(
  sides: Side[],
  extent: number,
  place: (side: Side) => number,
): Generator<[Side, Side]> {
  for (const a of sides) {
    for (const b of sides) {
      if (place(b) - place(a) > extent * 0.35) yield [a, b];
    }
  }
}

/** Four corners that a sheet of paper could have, seen from above and a little aside. */
function isSheet(
  corners: (Point | undefined)[],
  width: number,
  height: number,
): corners is Point[] {
  if (
    corners.some(
      (p) =>
        !p ||
        p.x < -0.12 * width ||
        p.y < -0.12 * height ||
        p.x > 1.12 * width ||
        p.y > 1.12 * height,
    )
  )
    return false;
  const points = corners as Point[];
  for (let i = 0; i < 4; i++) {
    const [p, q, r] = [points[(i + 3) % 4]!, points[i]!, points[(i + 1) % 4]!];
    const u = { x: p.x - q.x, y: p.y - q.y };
    const v = { x: r.x - q.x, y: r.y - q.y };
    const cosine = (u.x * v.x + u.y * v.y) / (Math.hypot(u.x, u.y) * Math.hypot(v.x, v.y) || 1);
    if (Math.abs(cosine) > 0.5) return false;
  }
  const [a, b, c, d] = [0, 1, 2, 3].map((i) =>
    Math.hypot(points[i]!.x - points[(i + 1) % 4]!.x, points[i]!.y - points[(i + 1) % 4]!.y),
  ) as [number, number, number, number];
  if (Math.max(a, c) > 1.7 * Math.min(a, c) || Math.max(b, d) > 1.7 * Math.min(b, d)) return false;
  return areaOf(points) > 0.25 * width * height;
}

const areaOf = (points: Point[]) =>
  Math.abs(
    points.reduce(
      (sum, p, i) => sum + p.x * points[(i + 1) % 4]!.y - points[(i + 1) % 4]!.x * p.y,
      0,
    ),
  ) / 2;
