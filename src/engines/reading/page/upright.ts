import type { Handwriting } from '../handwriting/load-handwriting.ts';
import type { LineRecogniser, RecognisedLine } from '../recognition.ts';
import { findLinesToRead } from './find-lines-to-read.ts';
import type { LineToRead } from './line-to-read.ts';
import { type PreparedPage, turnOver } from './prepare-page.ts';
import { recogniseLines } from './recognise-lines.ts';

/** A page taken one way up: its lines, and those of them already read to find out. */
export type Attempt = {
  page: PreparedPage;
  lines: LineToRead[];
  known: Map<LineToRead, RecognisedLine>;
  sureness: number;
};

const SAMPLE = 4;
/** A few lines read with this certainty are the right way up: nothing else reads as French by chance. */
const SURE = 0.72;
const BETTER = 0.08;

/** The page the right way up: a few long lines are read as it lies and, when they make little sense, turned over. */
export async function uprightOf(
  page: PreparedPage,
  print: LineRecogniser,
  hand: Handwriting | undefined,
): Promise<Attempt> {
  const asIs = await attempt(page, print, hand);
  if (asIs.lines.length === 0 || asIs.sureness > SURE) return asIs;
  const over = await attempt(turnOver(page), print, hand);
  return over.sureness > asIs.sureness + BETTER ? over : asIs;
}

async function attempt(
  page: PreparedPage,
  print: LineRecogniser,
  hand: Handwriting | undefined,
): Promise<Attempt> {
  const lines = await findLinesToRead(page, hand);
  const longest = [...lines].sort((a, b) => b.right - b.left - (a.right - a.left)).slice(0, SAMPLE);
  const read = await recogniseLines(longest, print, hand?.recogniser, () => {});
  const letters = read.reduce((sum, l) => sum + l.text.length, 0);
  return {
    page,
    lines,
    known: new Map(longest.map((line, i) => [line, read[i]!])),
    sureness:
      letters === 0 ? 0 : read.reduce((sum, l) => sum + l.confidence * l.text.length, 0) / letters,
  };
}
