import { cutLine } from '../src/engines/reading/handwriting/cut-line.ts';
import type { Handwriting } from '../src/engines/reading/handwriting/load-handwriting.ts';
import { flattenLight } from '../src/engines/reading/image/flatten-light.ts';
import type { Point } from '../src/engines/reading/reading.ts';
import type { GreyImage } from '../src/engines/reading/recognition.ts';
import type { DevPage, DevPageLine } from './handwriting-data.ts';

/** A line as some reader found and read it, in reading order. */
export type PageLine = { text: string; baseline: Point[]; height: number };
export type PageReader = (page: GreyImage) => Promise<PageLine[]>;

/** Our own: detector, cut, recogniser; printed lines are another reader's work. */
export const handwritingReader =
  ({ detector, recogniser }: Handwriting): PageReader =>
  async (page) => {
    const found = (await detector.find(page)).filter(({ kind }) => kind === 'handwriting');
    const flat = flattenLight(page);
    const read = await recogniser.read(found.map((line) => cutLine(flat, line).image));
    return found.map((line, i) => ({
      text: read[i]!.text,
      baseline: line.baseline,
      height: heightOf(line.polygon, line.baseline),
    }));
  };

const heightOf = (polygon: Point[], baseline: Point[]) =>
  Math.max(...polygon.map(({ y }) => y)) - Math.min(...polygon.map(({ y }) => y)) - slant(baseline);

const slant = (baseline: Point[]) =>
  Math.max(...baseline.map(({ y }) => y)) - Math.min(...baseline.map(({ y }) => y));

export type PageOutcome = {
  read: string;
  truth: string;
  lines: number;
  found: number;
  extra: number;
};

/** Lines out of the score (the consent sentence, text outside the alphabet) are taken out of both sides. */
export function judgePage(page: DevPage, lines: PageLine[]): PageOutcome {
  const counted = page.lines.filter(({ ok, consent }) => ok && !consent);
  const left = page.lines.filter((line) => !counted.includes(line));
  const kept = lines.filter((line) => !left.some((out) => lieTogether(line, out)));
  return {
    read: kept.map(({ text }) => text).join(' '),
    truth: counted.map(({ text }) => text).join(' '),
    lines: counted.length,
    found: counted.filter((truth) => kept.some((line) => covers(line, truth))).length,
    extra: kept.filter((line) => !counted.some((truth) => lieTogether(line, truth))).length,
  };
}

/** Found in one piece: nine tenths of its length, at its height. */
function covers(line: PageLine, truth: DevPageLine): boolean {
  const [from, to] = spanOf(truth);
  const shared = Math.min(to, line.baseline.at(-1)!.x) - Math.max(from, line.baseline[0]!.x);
  return shared >= 0.9 * (to - from) && lieTogether(line, truth);
}

function lieTogether(line: PageLine, truth: DevPageLine): boolean {
  const [from, to] = spanOf(truth);
  const left = Math.max(from, line.baseline[0]!.x);
  const right = Math.min(to, line.baseline.at(-1)!.x);
  if (right - left < 0.3 * Math.min(to - from, line.baseline.at(-1)!.x - line.baseline[0]!.x))
    return false;
  const points = truth.baseline.map(([x, y]) => ({ x, y }));
  const tall = Math.max(20, truth.box[3] - truth.box[1] - slant(points));
  const x = (left + right) / 2;
  return Math.abs(heightAt(line.baseline, x) - heightAt(points, x)) < 0.4 * tall;
}

const spanOf = ({ baseline }: DevPageLine): [number, number] => {
  const xs = baseline.map(([x]) => x);
  return [Math.min(...xs), Math.max(...xs)];
};

function heightAt(points: Point[], x: number): number {
  const sorted = [...points].sort((a, b) => a.x - b.x);
  const after = sorted.findIndex((point) => point.x >= x);
  if (after <= 0) return after === 0 ? sorted[0]!.y : sorted.at(-1)!.y;
  const [a, b] = [sorted[after - 1]!, sorted[after]!];
  return a.y + ((b.y - a.y) * (x - a.x)) / Math.max(1e-6, b.x - a.x);
}
