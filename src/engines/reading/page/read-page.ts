import { assessPage, isBlurred, isCut, isDark } from '../image/assess-page.ts';
import type { DecodedImage } from '../image/decode-image.ts';
import { cutLine } from '../lines/cut-line.ts';
import { readLine } from '../lines/read-line.ts';
import { tellPrint } from '../lines/tell-print.ts';
import type { ReadLine, ReadPage } from '../reading.ts';
import type { LineRecogniser } from '../recognition.ts';
import { isUpsideDown } from './is-upside-down.ts';
import { type PreparedPage, preparePage, toShownPicture, turnOver } from './prepare-page.ts';
import { startsOfParagraphs } from './starts-of-paragraphs.ts';

export type PageEngines = { print: LineRecogniser };

export type PageTrouble = 'page-blurred' | 'page-dark' | 'page-cut' | 'page-empty';

export type PageReading = { page: ReadPage; troubles: PageTrouble[] };

/** Height of a small letter, and room above and below the baseline, that suit Tesseract. */
const FRAME = { size: 18, above: 2, below: 0.75, side: 1 };

/** Reads one picture of a page: prepares it, turns it the right way up, reads its lines in order. */
export async function readPage(
  photo: DecodedImage,
  engines: PageEngines,
  onProgress: (share: number) => void,
): Promise<PageReading> {
  let prepared = preparePage(photo);
  onProgress(0.25);
  if (await isUpsideDown(prepared, engines.print)) prepared = turnOver(prepared);
  onProgress(0.4);
  const lines = await readLines(prepared, photo.scale, engines, (share) =>
    onProgress(0.4 + 0.6 * share),
  );
  const quality = assessPage(
    prepared.grey,
    prepared.flat,
    prepared.lines.rows,
    photo.grey,
    prepared.toPhoto,
  );
  const troubles: PageTrouble[] = [];
  if (lines.length === 0) troubles.push('page-empty');
  if (isBlurred(quality)) troubles.push('page-blurred');
  if (isDark(quality)) troubles.push('page-dark');
  if (isCut(quality)) troubles.push('page-cut');
  return { page: { width: photo.width, height: photo.height, lines }, troubles };
}

async function readLines(
  prepared: PreparedPage,
  scale: number,
  { print }: PageEngines,
  onProgress: (share: number) => void,
): Promise<ReadLine[]> {
  const { rows, block } = prepared.lines;
  const kinds = tellPrint(rows);
  const starts = startsOfParagraphs(rows, block);
  const toPicture = toShownPicture(prepared, scale);
  let done = 0;
  const lines = await Promise.all(
    rows.map(async (row, i) => {
      const strip = cutLine(prepared.clean, row, FRAME);
      const [recognised] = await print.read([strip.image]);
      onProgress(++done / rows.length);
      const baseline = FRAME.above * FRAME.size;
      return readLine(
        recognised!,
        {
          strip,
          baseline,
          top: baseline - 1.6 * FRAME.size,
          bottom: baseline + 0.5 * FRAME.size,
          kind: kinds[i]!,
          startsParagraph: starts[i]!,
        },
        toPicture,
      );
    }),
  );
  return lines.filter((line) => line !== undefined && !isNoise(line)) as ReadLine[];
}

/** A smudge read as two doubtful signs is no line. */
const isNoise = ({ text, confidence }: ReadLine) =>
  confidence < 0.35 && text.replace(/[^\p{L}\d]/gu, '').length < 4;
