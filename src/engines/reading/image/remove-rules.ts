import type { GreyImage } from '../recognition.ts';

type Run = { line: number; from: number; to: number };
type Way = {
  /** From one pixel to the next along the rule. */ step: number /** From one line of pixels to the next. */;
  across: number;
  length: number;
  lines: number;
};

const PAPER = 250;
/** Anything clearly off the paper may be ruling: it is paler than ink. */
const FAINT = 238;
const THICKEST = 7;
const WINDOW = 64;

/**
 * Takes the ruling of school paper (Seyès, squares, margins) off a flattened page. Long thin traces are lightened by
 * their own grey, as one wipes a tint off a print: writing that crosses them keeps its darkness.
 */
export function removeRules(page: GreyImage): GreyImage {
  const { width, height } = page;
  const level: Way = { step: 1, across: width, length: width, lines: height };
  const upright: Way = { step: width, across: 1, length: height, lines: width };
  const out = { width, height, data: page.data.slice() };
  for (const way of [level, upright]) {
    for (const run of longRuns(page, way, Math.max(40, Math.round(way.length / 18))))
      lighten(page, out, run, way);
  }
  return out;
}

/** Dark runs longer than any stroke of a pen, small breaks allowed. */
function longRuns(
  { data }: GreyImage,
  { step, across, length, lines }: Way,
  shortest: number,
): Run[] {
  const runs: Run[] = [];
  const start = new Int32Array(lines).fill(-1);
  const last = new Int32Array(lines);
  const close = (line: number) => {
    if (start[line]! >= 0 && last[line]! - start[line]! >= shortest)
      runs.push({ line, from: start[line]!, to: last[line]! });
    start[line] = -1;
  };
  const visit = (line: number, i: number) => {
    if (data[line * across + i * step]! <= FAINT) {
      if (start[line]! < 0) start[line] = i;
      last[line] = i;
    } else if (start[line]! >= 0 && i - last[line]! > 3) close(line);
  };
  // Row by row whichever way the rules run: that is how memory lies.
  if (step === 1)
    for (let line = 0; line < lines; line++) for (let i = 0; i < length; i++) visit(line, i);
  else for (let i = 0; i < length; i++) for (let line = 0; line < lines; line++) visit(line, i);
  for (let line = 0; line < lines; line++) close(line);
  return runs;
}

const counts = new Uint16Array(256);

/** A stretch at a time, since ruling pales and curves: its own grey is the one most of the stretch shares. */
function lighten(
  { data }: GreyImage,
  out: GreyImage,
  { line, from, to }: Run,
  { step, across }: Way,
) {
  for (let begin = from; begin <= to; begin += WINDOW) {
    const end = Math.min(to, begin + WINDOW - 1);
    counts.fill(0);
    let thin = 0;
    let looked = 0;
    for (let i = begin; i <= end; i++) {
      const at = line * across + i * step;
      counts[data[at]!]!++;
      if (i % 4 === 0) {
        looked++;
        if (thickness(data, at, across) <= THICKEST) thin++;
      }
    }
    if (thin * 2 < looked) continue;
    let own = 0;
    for (let seen = 0; own < 255 && seen < (end - begin) * 0.8; own++) seen += counts[own]!;
    const gain = PAPER / Math.max(own, 30);
    for (let i = begin; i <= end; i++) {
      const at = line * across + i * step;
      out.data[at] = Math.min(PAPER, out.data[at]! * gain);
    }
  }
}

function thickness(data: Uint8Array, at: number, across: number): number {
  let up = 0;
  while (up <= THICKEST && (data[at - (up + 1) * across] ?? 255) <= FAINT) up++;
  let down = 0;
  while (down <= THICKEST && (data[at + (down + 1) * across] ?? 255) <= FAINT) down++;
  return up + down + 1;
}
