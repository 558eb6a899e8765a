import type { Trace } from './trace-baselines.ts';

/** Tells how certain the detector is that a line ends near a cell, 0 to 1. */
export type EndAt = (x: number, y: number) => number;

const tall = (t: Trace) => t.up + t.down;
const endOf = (t: Trace) => t.start + t.ys.length;

/** Puts the pieces of a line together, drops specks and doubles. */
export function joinTraces(traces: Trace[], endAt: EndAt): Trace[] {
  const lines = [...traces].sort((a, b) => a.start - b.start);
  for (let joined = true; joined; ) {
    joined = false;
    const best = bestJoint(lines, endAt);
    if (best) {
      lines.splice(lines.indexOf(best.right), 1);
      lines[lines.indexOf(best.left)] = joinTwo(best.left, best.right);
      joined = true;
    }
  }
  const typical = medianOf(lines.map(tall));
  const kept = lines.filter(
    (t) => t.ys.length >= 0.5 * Math.min(tall(t), typical) && t.strength > 0.4,
  );
  return kept.filter((t) => !kept.some((other) => other !== t && doubles(t, other)));
}

function bestJoint(lines: Trace[], endAt: EndAt): { left: Trace; right: Trace } | undefined {
  let best: { left: Trace; right: Trace; cost: number } | undefined;
  for (const left of lines) {
    for (const right of lines) {
      if (left === right || left.start >= right.start) continue;
      const cost = jointCost(left, right, lines, endAt);
      if (cost !== undefined && (!best || cost < best.cost)) best = { left, right, cost };
    }
  }
  return best;
}

/** Undefined when the two are not one line. */
function jointCost(left: Trace, right: Trace, lines: Trace[], endAt: EndAt): number | undefined {
  const h = Math.max(tall(left), tall(right));
  const gap = right.start - endOf(left);
  if (gap > 6 * h || gap < -0.6 * h || endOf(right) <= endOf(left)) return undefined;
  const middle = (right.start + endOf(left)) / 2;
  const away = Math.abs(heightAt(left, middle) - heightAt(right, middle));
  if (away > 0.3 * h + 0.03 * Math.max(0, gap)) return undefined;
  const ended = Math.min(endAt(endOf(left), left.ys.at(-1)!), endAt(right.start, right.ys[0]!));
  if (gap > 1.5 * h && ended > 0.5) return undefined;
  if (gap > 3 * h && ended > 0.25) return undefined;
  const between = lines.some(
    (t) =>
      t !== left &&
      t !== right &&
      t.start < right.start - 1 &&
      endOf(t) > endOf(left) + 1 &&
      Math.abs(heightAt(t, middle) - heightAt(left, middle)) < away,
  );
  return between ? undefined : Math.max(0, gap) + 4 * away;
}

/** Height of a line at a column, carried on along its last stretch where it has stopped. */
function heightAt({ start, ys, up, down }: Trace, x: number): number {
  const i = x - start;
  if (i >= 0 && i <= ys.length - 1) return ys[Math.round(i)]!;
  const reach = Math.min(ys.length - 1, Math.round(2 * (up + down)));
  if (reach < 2) return i < 0 ? ys[0]! : ys.at(-1)!;
  const [from, to] = i < 0 ? [0, reach] : [ys.length - 1 - reach, ys.length - 1];
  const slope = Math.max(-0.15, Math.min(0.15, (ys[to]! - ys[from]!) / reach));
  return i < 0 ? ys[0]! + slope * i : ys.at(-1)! + slope * (i - ys.length + 1);
}

function joinTwo(left: Trace, right: Trace): Trace {
  const end = Math.max(endOf(left), endOf(right));
  const ys: number[] = [];
  for (let x = left.start; x < end; x++) {
    const inLeft = x < endOf(left);
    const inRight = x >= right.start;
    if (inLeft && inRight) ys.push((heightAt(left, x) + heightAt(right, x)) / 2);
    else if (inLeft) ys.push(left.ys[x - left.start]!);
    else if (inRight) ys.push(right.ys[x - right.start]!);
    else {
      const share = (x - endOf(left) + 1) / (right.start - endOf(left) + 1);
      ys.push(left.ys.at(-1)! * (1 - share) + right.ys[0]! * share);
    }
  }
  const [a, b] = [left.ys.length, right.ys.length];
  const mean = (l: number, r: number) => (l * a + r * b) / (a + b);
  return {
    start: left.start,
    ys,
    up: mean(left.up, right.up),
    down: mean(left.down, right.down),
    strength: mean(left.strength, right.strength),
    print: a > b ? left.print : right.print,
  };
}

/** A weaker or shorter line lying on another. */
function doubles(t: Trace, other: Trace): boolean {
  const weight = (l: Trace) => l.ys.length * l.strength;
  if (weight(t) > weight(other) || (weight(t) === weight(other) && t.start < other.start))
    return false;
  const from = Math.max(t.start, other.start);
  const to = Math.min(endOf(t), endOf(other));
  if (to - from < 0.6 * t.ys.length) return false;
  let away = 0;
  for (let x = from; x < to; x++) away += Math.abs(t.ys[x - t.start]! - other.ys[x - other.start]!);
  return away / (to - from) < 0.25 * Math.max(tall(t), tall(other));
}

function medianOf(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
