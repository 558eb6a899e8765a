import type { Span } from '../transcript.ts';
import { type Mark, paperMarks } from './paper-marks.ts';

/** A question skipped or two is likely; « 20. » in the middle of a calculation is no question 20. */
const FARTHEST_JUMP = 4;

/**
 * The answers of a copy whose paper is not known: by the numbers its author wrote, which go up from
 * question to question, or else one answer for each block of lines.
 */
export function splitUnknown(text: string): Span[] {
  const starts = numbered(paperMarks(text));
  if (starts.length < 2) return blocksOf(text);
  const before = text.slice(0, starts[0]).trim() === '' ? [] : [0];
  return [...before, ...starts].map((start, i, all) => ({
    start,
    end: all[i + 1] ?? text.length,
  }));
}

function numbered(marks: Mark[]): number[] {
  let reached = 0;
  return marks.flatMap(({ at, number, exercise }) => {
    if (exercise !== undefined) {
      reached = 0;
      return [];
    }
    if (number === undefined) return reached > 0 ? [at] : [];
    const next = Number(number);
    const follows = next >= reached && next - reached <= FARTHEST_JUMP;
    if (!follows && next !== 1) return [];
    reached = next;
    return [at];
  });
}

const blocksOf = (text: string): Span[] =>
  [...text.matchAll(/\S(?:[^\n]|\n(?!\s*\n))*/g)].map((block) => ({
    start: block.index,
    end: block.index + block[0].length,
  }));
