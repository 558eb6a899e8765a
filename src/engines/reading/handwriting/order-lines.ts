import type { FoundLine } from '../recognition.ts';

type Placed = { line: FoundLine; left: number; right: number; y: number; tall: number };

/** Reading order: column after column where the page has columns, else row by row, left before right. */
export function orderLines(lines: FoundLine[]): FoundLine[] {
  const slope = pageSlope(lines);
  return inColumns(lines.map((line) => placed(line, slope))).map(({ line }) => line);
}

function placed(line: FoundLine, slope: number): Placed {
  const first = line.baseline[0]!;
  const last = line.baseline.at(-1)!;
  const middle = line.baseline[Math.floor(line.baseline.length / 2)]!;
  return {
    line,
    left: first.x,
    right: last.x,
    y: middle.y - slope * middle.x,
    tall: line.box.height,
  };
}

/** How the long lines lie: a page held askew must not mix its rows. */
function pageSlope(lines: FoundLine[]): number {
  const slopes = lines
    .map(({ baseline, box }) => ({ a: baseline[0]!, b: baseline.at(-1)!, tall: box.height }))
    .filter(({ a, b, tall }) => b.x - a.x > 4 * tall)
    .map(({ a, b }) => (b.y - a.y) / (b.x - a.x))
    .sort((a, b) => a - b);
  return slopes[Math.floor(slopes.length / 2)] ?? 0;
}

function inColumns(lines: Placed[]): Placed[] {
  const gutter = findGutter(lines);
  if (gutter === undefined) return inRows(lines);
  const isLeft = (l: Placed) => (l.left + l.right) / 2 < gutter;
  return [...inColumns(lines.filter(isLeft)), ...inColumns(lines.filter((l) => !isLeft(l)))];
}

/** A blank from top to bottom with a real column, not a margin note, on both sides. */
function findGutter(lines: Placed[]): number | undefined {
  if (lines.length < 6) return undefined;
  const left = Math.min(...lines.map((l) => l.left));
  const right = Math.max(...lines.map((l) => l.right));
  for (let share = 0.3; share <= 0.7; share += 0.02) {
    const x = left + share * (right - left);
    const sides = [lines.filter((l) => l.right <= x), lines.filter((l) => l.left >= x)] as const;
    if (sides[0].length + sides[1].length < lines.length) continue;
    if (sides.every((side) => side.length >= 3 && widthOf(side) > 0.25 * (right - left))) return x;
  }
  return undefined;
}

const widthOf = (lines: Placed[]) =>
  lines.map((l) => l.right - l.left).sort((a, b) => b - a)[Math.floor(lines.length / 2)]!;

function inRows(lines: Placed[]): Placed[] {
  const rows: Placed[][] = [];
  for (const line of [...lines].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row?.every((other) => sameRow(other, line))) row.push(line);
    else rows.push([line]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.left - b.left));
}

function sameRow(a: Placed, b: Placed): boolean {
  const apart = a.right <= b.left + 0.5 * b.tall || b.right <= a.left + 0.5 * a.tall;
  return apart && Math.abs(a.y - b.y) < 0.35 * Math.min(a.tall, b.tall);
}
