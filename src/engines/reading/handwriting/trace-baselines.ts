/** The detector's answer: `maps` of width x height cells, one after another (see training/handwriting/detector_net.py). */
export type LineMaps = { data: Float32Array; width: number; height: number };

/** A baseline, or a piece of one: for each column of cells from `start`, the height of the line. All in cells. */
export type Trace = {
  start: number;
  ys: number[];
  /** How far the writing reaches above and below. */
  up: number;
  down: number;
  /** Mean certainty that this is a line. */
  strength: number;
  print: boolean;
};

type Run = { y: number; top: number; bottom: number; weight: number };
type Chain = { start: number; runs: Run[] };

const THRESHOLD = 0.3;
const CELL = 4;
const UNIT = 16;
const MISSING_COLUMNS = 3;

const sigmoid = (v: number) => 1 / (1 + Math.exp(-v));

/** Follows every ridge of the baseline maps from left to right. */
export function traceBaselines(maps: LineMaps): Trace[] {
  const { width, height, data } = maps;
  const cells = width * height;
  const ridge = new Float32Array(cells);
  for (let i = 0; i < cells; i++) ridge[i] = sigmoid(Math.max(data[i]!, data[cells + i]!));
  const open: Chain[] = [];
  const done: Chain[] = [];
  for (let x = 0; x < width; x++) {
    const runs = runsOf(ridge, width, height, x);
    extendChains(open, runs, x);
    for (const run of runs) open.push({ start: x, runs: [run] });
    for (let i = open.length - 1; i >= 0; i--) {
      const chain = open[i]!;
      if (chain.start + chain.runs.length + MISSING_COLUMNS <= x) done.push(...open.splice(i, 1));
    }
  }
  return [...done, ...open]
    .filter((chain) => chain.runs.length > 1)
    .map((chain) => traceOf(chain, maps, ridge));
}

/** The vertical runs of one column; a run with two crests is two lines that touch. */
function runsOf(ridge: Float32Array, width: number, height: number, x: number): Run[] {
  const runs: Run[] = [];
  let top = -1;
  for (let y = 0; y <= height; y++) {
    const on = y < height && ridge[y * width + x]! > THRESHOLD;
    if (on && top < 0) top = y;
    if (!on && top >= 0) {
      for (const part of crests(ridge, width, x, top, y))
        runs.push(runBetween(ridge, width, x, part[0], part[1]));
      top = -1;
    }
  }
  return runs;
}

function crests(
  ridge: Float32Array,
  width: number,
  x: number,
  top: number,
  end: number,
): [number, number][] {
  const value = (y: number) => ridge[y * width + x]!;
  const cuts = [top];
  for (let y = top + 1; y < end - 1; y++) {
    if (value(y) > value(y - 1) || value(y) > value(y + 1)) continue;
    let left = value(y);
    let right = value(y);
    for (let k = top; k < y; k++) left = Math.max(left, value(k));
    for (let k = y + 1; k < end; k++) right = Math.max(right, value(k));
    if (value(y) < 0.75 * Math.min(left, right) && y - cuts.at(-1)! > 1) cuts.push(y);
  }
  return cuts.map((from, i) => [from, cuts[i + 1] ?? end]);
}

function runBetween(ridge: Float32Array, width: number, x: number, top: number, end: number): Run {
  let weight = 0;
  let sum = 0;
  for (let y = top; y < end; y++) {
    const v = ridge[y * width + x]!;
    weight += v;
    sum += v * (y + 0.5);
  }
  return { y: sum / weight, top, bottom: end, weight: weight / (end - top) };
}

/** Gives each open chain the run that continues it, nearest pairs first, and takes these runs out of the list. */
function extendChains(open: Chain[], runs: Run[], x: number): void {
  const pairs: { chain: Chain; run: Run; away: number }[] = [];
  for (const chain of open) {
    const last = chain.runs.at(-1)!;
    const gap = x - (chain.start + chain.runs.length - 1);
    for (const run of runs) {
      const away = Math.abs(run.y - last.y);
      const touching = run.top < last.bottom + 1 && run.bottom > last.top - 1;
      if (away <= 1 + 0.5 * gap && (touching || gap > 1)) pairs.push({ chain, run, away });
    }
  }
  pairs.sort((a, b) => a.away - b.away);
  const taken = new Set<Chain | Run>();
  for (const { chain, run } of pairs) {
    if (taken.has(chain) || taken.has(run)) continue;
    taken.add(chain).add(run);
    const last = chain.runs.at(-1)!;
    const missing = x - (chain.start + chain.runs.length);
    for (let k = 1; k <= missing; k++) {
      chain.runs.push({ ...last, y: last.y + ((run.y - last.y) * k) / (missing + 1), weight: 0 });
    }
    chain.runs.push(run);
  }
  for (let i = runs.length - 1; i >= 0; i--) if (taken.has(runs[i]!)) runs.splice(i, 1);
}

function traceOf(
  { start, runs }: Chain,
  { data, width, height }: LineMaps,
  ridge: Float32Array,
): Trace {
  const cells = width * height;
  const ups: number[] = [];
  const downs: number[] = [];
  let strength = 0;
  let print = 0;
  runs.forEach((run, k) => {
    const i = Math.min(height - 1, Math.floor(run.y)) * width + start + k;
    ups.push(data[3 * cells + i]!);
    downs.push(data[4 * cells + i]!);
    strength += ridge[i]!;
    print += data[cells + i]! > data[i]! ? 1 : 0;
  });
  const reach = (logs: number[]) => (Math.exp(median(logs)) * UNIT) / CELL;
  return {
    start,
    ys: runs.map((run) => run.y),
    up: reach(ups),
    down: reach(downs),
    strength: strength / runs.length,
    print: print > runs.length / 2,
  };
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
