import type { Handwriting } from '../handwriting/load-handwriting.ts';
import { tellPrint } from '../lines/tell-print.ts';
import type { LineRecogniser, RecognisedLine } from '../recognition.ts';
import { findLinesToRead } from './find-lines-to-read.ts';
import { type LineToRead, lineOfRow } from './line-to-read.ts';
import { type PreparedPage, turnOver } from './prepare-page.ts';
import type { PageEngines } from './read-page.ts';
import { recogniseLines } from './recognise-lines.ts';

/** A page taken one way up, by one kind of reader: its lines, and those of them already read to find out. */
export type Attempt = {
  page: PreparedPage;
  lines: LineToRead[];
  known: Map<LineToRead, RecognisedLine>;
  sureness: number;
  hand: Handwriting | undefined;
};

const SAMPLE = 4;
/** Lines that Tesseract reads with this certainty are print the right way up: on real hands it stays below 0.7. */
const PRINT_IS_SURE = 0.76;
const HAND_IS_SURE = 0.72;
const BETTER = 0.08;

/** Finds out which way up a page is and who should read it, by reading a few of its lines. */
export async function uprightOf(
  page: PreparedPage,
  engines: PageEngines,
  alive: () => void,
): Promise<Attempt> {
  const asPrint = await tryPrint(page, engines.print, alive);
  if (asPrint.sureness > PRINT_IS_SURE) return asPrint;
  const hand = await engines.handwriting();
  alive();
  if (!hand || !looksWritten(page)) {
    const overPrint = await tryPrint(turnOver(page), engines.print, alive);
    if (overPrint.sureness > PRINT_IS_SURE) return overPrint;
    if (!hand) return overPrint.sureness > asPrint.sureness + BETTER ? overPrint : asPrint;
  }
  const asHand = await tryHand(page, engines.print, hand, alive);
  if (asHand.sureness > HAND_IS_SURE) return asHand;
  const overHand = await tryHand(turnOver(page), engines.print, hand, alive);
  return overHand.sureness > asHand.sureness + BETTER ? overHand : asHand;
}

/** Print keeps its regular look upside down, so a page that lacks it need not be tried as print again. */
function looksWritten({ lines }: PreparedPage): boolean {
  const kinds = tellPrint(lines.rows);
  return kinds.filter((kind) => kind === 'handwriting').length > 0.7 * kinds.length;
}

/** Rows of letters given to Tesseract; where some look written by hand, those are the ones to try. */
async function tryPrint(
  page: PreparedPage,
  print: LineRecogniser,
  alive: () => void,
): Promise<Attempt> {
  alive();
  const { rows } = page.lines;
  const kinds = tellPrint(rows);
  const byHand = rows.filter((_, i) => kinds[i] === 'handwriting');
  const doubtful = byHand.length > 0.08 * rows.length;
  const lines = rows.map((row) => lineOfRow(page.clean, row));
  const sample = doubtful ? lines.filter((_, i) => kinds[i] === 'handwriting') : lines;
  return attempt(page, lines, sample, print, undefined, alive);
}

async function tryHand(
  page: PreparedPage,
  print: LineRecogniser,
  hand: Handwriting,
  alive: () => void,
): Promise<Attempt> {
  alive();
  const lines = await findLinesToRead(page, hand);
  alive();
  return attempt(page, lines, lines, print, hand, alive);
}

async function attempt(
  page: PreparedPage,
  lines: LineToRead[],
  from: LineToRead[],
  print: LineRecogniser,
  hand: Handwriting | undefined,
  alive: () => void,
): Promise<Attempt> {
  const sample = [...from].sort((a, b) => b.right - b.left - (a.right - a.left)).slice(0, SAMPLE);
  const read = await recogniseLines(sample, print, hand?.recogniser, alive);
  const letters = read.reduce((sum, l) => sum + l.text.length, 0);
  const sure = read.reduce((sum, l) => sum + l.confidence * l.text.length, 0);
  return {
    page,
    lines,
    known: new Map(sample.map((line, i) => [line, read[i]!])),
    sureness: letters === 0 ? 0 : sure / letters,
    hand,
  };
}
