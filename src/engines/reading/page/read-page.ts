import type { Handwriting } from '../handwriting/load-handwriting.ts';
import { assessPage, isBlurred, isCut, isDark } from '../image/assess-page.ts';
import type { DecodedImage } from '../image/decode-image.ts';
import type { ReadLine, ReadPage } from '../reading.ts';
import type { LineRecogniser } from '../recognition.ts';
import { type PreparedPage, preparePage, toShownPicture } from './prepare-page.ts';
import { readLine } from './read-line.ts';
import { recogniseLines } from './recognise-lines.ts';
import { startsOfParagraphs } from './starts-of-paragraphs.ts';
import { type Attempt, uprightOf } from './upright.ts';

export type PageEngines = {
  print: LineRecogniser;
  /** Absent where the models are not installed: Tesseract then does what it can. */
  handwriting(): Promise<Handwriting | undefined>;
};

export type PageTrouble = 'page-blurred' | 'page-dark' | 'page-cut' | 'page-empty';

export type PageReading = { page: ReadPage; troubles: PageTrouble[] };

/** Reads one picture of a page: prepares it, turns it the right way up, reads its lines in order. */
export async function readPage(
  photo: DecodedImage,
  engines: PageEngines,
  onProgress: (share: number) => void,
): Promise<PageReading> {
  const prepared = preparePage(photo);
  onProgress(0.25);
  const upright = await uprightOf(prepared, engines);
  onProgress(0.4);
  const lines = await readLines(upright, photo.scale, engines.print, (share) =>
    onProgress(0.4 + 0.6 * share),
  );
  return {
    page: { width: photo.width, height: photo.height, lines },
    troubles: troublesOf(upright.page, photo, lines),
  };
}

async function readLines(
  { page, lines, known, hand }: Attempt,
  scale: number,
  print: LineRecogniser,
  onProgress: (share: number) => void,
): Promise<ReadLine[]> {
  const starts = startsOfParagraphs(lines);
  const toPicture = toShownPicture(page, scale);
  const unread = lines.filter((line) => !known.has(line));
  const recognised = await recogniseLines(unread, print, hand?.recogniser, onProgress);
  const all = new Map([...known, ...unread.map((line, i) => [line, recognised[i]!] as const)]);
  const read = lines.map((line, i) => readLine(all.get(line)!, line, starts[i]!, toPicture, hand));
  return read.filter((line) => line !== undefined && !isNoise(line)) as ReadLine[];
}

/** A smudge read as two doubtful signs is no line. */
const isNoise = ({ text, confidence }: ReadLine) =>
  confidence < 0.35 && text.replace(/[^\p{L}\d]/gu, '').length < 4;

function troublesOf(
  { grey, flat, lines, toPhoto }: PreparedPage,
  photo: DecodedImage,
  read: ReadLine[],
): PageTrouble[] {
  const quality = assessPage(grey, flat, lines.rows, photo.grey, toPhoto);
  const troubles: PageTrouble[] = [];
  if (read.length === 0) troubles.push('page-empty');
  if (isBlurred(quality)) troubles.push('page-blurred');
  if (isDark(quality)) troubles.push('page-dark');
  if (isCut(quality)) troubles.push('page-cut');
  return troubles;
}
