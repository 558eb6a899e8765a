import type { Evidence } from '#domain/correction/evidence.ts';
import type { Remark } from '#domain/correction/remarks/verify-remarks.ts';
import type { Transcript } from '#domain/correction/transcript.ts';
import type { Box } from '../../src/engines/reading/reading.ts';
import { matchWords } from './match-words.ts';
import type { TrueWord } from './write-page.ts';

/**
 * One finding: what its marks share with the true boxes of the words it speaks of, over all it covers or should; and
 * the same on the line where it fits worst, the stricter of the two.
 */
export type Finding = { kind: Remark['kind']; words: string; overlap: number; worstLine: number };

/** Compares the boxes of every finding with where its words really stand on the straightened page. */
export function judgePage(remarks: Remark[], transcript: Transcript, truth: TrueWord[]): Finding[] {
  const read = transcript.lines.flatMap(({ words }) => words);
  const match = matchWords(
    read.map(({ start, end }) => transcript.text.slice(start, end)),
    truth.map(({ text }) => text),
  );
  const trueBoxes = (from: number, to: number): Box[] =>
    read.flatMap((word, i) => {
      const at = match[i];
      return word.start < to && word.end > from && at !== undefined ? [truth[at]!.box] : [];
    });
  return remarks.flatMap(({ kind, evidence }) =>
    evidence.slice(0, 1).map((one) => ({
      kind,
      words: one.text.replace(/\s+/g, ' ').slice(0, 50),
      ...overlapOf(one, transcript, trueBoxes),
    })),
  );
}

function overlapOf(
  { start, end, places }: Evidence,
  { lines }: Transcript,
  trueBoxes: (from: number, to: number) => Box[],
): Pick<Finding, 'overlap' | 'worstLine'> {
  let worstLine = 1;
  let shared = 0;
  let covered = 0;
  for (const { page, line, box } of places) {
    const own = lines.find((one) => one.page === page && one.line === line);
    if (!box || !own) return { overlap: 0, worstLine: 0 };
    const boxes = trueBoxes(Math.max(start, own.start), Math.min(end, own.end));
    const common = boxes.length === 0 ? 0 : intersection(box, around(boxes));
    const whole = area(box) + (boxes.length === 0 ? 0 : area(around(boxes))) - common;
    shared += common;
    covered += whole;
    worstLine = Math.min(worstLine, common / whole);
  }
  return covered === 0 ? { overlap: 0, worstLine: 0 } : { overlap: shared / covered, worstLine };
}

const area = ({ width, height }: Box) => width * height;

function intersection(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

function around(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
