import { unionBox } from '../boxes.ts';
import { type Pixels, smallColour } from '../image/decode-image.ts';
import { jpegOf, straightPicture } from '../image/page-picture.ts';
import { mapLimited } from '../map-limited.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { type Frame, type PageEngines, type PageReading, readPage } from '../page/read-page.ts';
import { type OpenPdf, openPdf, type PdfPage, pagesKept } from '../pdf/open-pdf.ts';
import type { FileReading, Progress, ReadingTask } from '../read-file.ts';
import type { ReadingWarning, ReadLine, ReadPage } from '../reading.ts';
import { readingOf } from '../reading-of.ts';
import type { GreyImage } from '../recognition.ts';
import { warningsOf } from './read-image-file.ts';

/** Reads a PDF page by page: text where there is text, pixels where there are only pixels. */
export async function readPdfFile(
  task: ReadingTask,
  engines: PageEngines,
  onProgress: Progress,
): Promise<Outcome<FileReading>> {
  const opened = await openPdf(task.bytes);
  if (!opened.ok) return opened;
  try {
    return await readPages(opened.value, task, engines, onProgress);
  } finally {
    opened.value.close();
  }
}

async function readPages(
  pdf: OpenPdf,
  task: ReadingTask,
  engines: PageEngines,
  onProgress: Progress,
): Promise<Outcome<FileReading>> {
  const count = pagesKept(pdf.pageCount);
  const shares = new Array<number>(count).fill(0);
  const read = await mapLimited(count, PAGES_AT_ONCE, (i) =>
    readOne(pdf.page(i), i + 1, task, engines, (share) => {
      shares[i] = share;
      const read = shares.filter((one) => one === 1).length;
      const page = { at: Math.min(count, read + 1), of: count };
      onProgress(shares.reduce((a, b) => a + b, 0) / count, page);
    }),
  );
  if (read.every(({ page }) => page.lines.length === 0))
    return refused({ code: 'no-text', from: 'pdf' });
  const leftOut: ReadingWarning[] =
    count < pdf.pageCount ? [{ code: 'pages-left-out', kept: count, total: pdf.pageCount }] : [];
  const typed = read.filter((r) => r.typed).length;
  return done({
    reading: readingOf(
      typed * 2 >= count ? 'pdf_text' : 'ocr',
      read.map((r) => r.page),
      [...leftOut, ...read.flatMap((r) => r.warnings)],
    ),
    pictures: read.map((r) => r.picture),
  });
}

/** While one page is with the recognisers the next can be prepared. */
const PAGES_AT_ONCE = 2;

type PdfPageReading = {
  page: ReadPage;
  typed: boolean;
  picture?: Uint8Array;
  warnings: ReadingWarning[];
};

async function readOne(
  source: PdfPage | undefined,
  number: number,
  { pictures = false, straight = false }: ReadingTask,
  engines: PageEngines,
  onProgress: Progress,
): Promise<PdfPageReading> {
  if (!source) {
    onProgress(1);
    return {
      page: { width: 0, height: 0, lines: [] },
      typed: false,
      warnings: [{ code: 'page-failed', page: number }],
    };
  }
  const { width, height } = source;
  const typed = source.lines.length > 0;
  const hasPixels = !typed || source.hasPictures;
  // Straightened, a page of text has nothing to show that its text does not.
  const drawn = hasPixels || (pictures && !straight) ? await source.draw() : undefined;
  onProgress(0.05);
  const turned = straight && !typed;
  const frame = turned ? 'straight' : 'sent';
  const read =
    drawn && hasPixels ? await readPixels(source, drawn, engines, onProgress, frame) : undefined;
  const page =
    turned && read
      ? read.page
      : { width, height, lines: mergeByHeight(source.lines, read?.page.lines ?? []) };
  onProgress(1);
  const shown = pictures && drawn && pixelsOf(drawn);
  return {
    page,
    typed,
    ...(shown && {
      picture: await jpegOf(turned && read ? straightPicture(shown, page, read.toWorking) : shown),
    }),
    warnings: read && !typed ? warningsOf(page, read.troubles, number) : [],
  };
}

/** Reads a drawn page, what its text layer already says painted over. */
async function readPixels(
  source: PdfPage,
  drawn: GreyImage,
  engines: PageEngines,
  onProgress: Progress,
  frame: Frame,
): Promise<PageReading> {
  const grey = { ...drawn, data: drawn.data.slice() };
  for (const word of source.lines.flatMap((line) => line.words)) wipe(grey, word.box!);
  const small = await smallColour({
    width: grey.width,
    height: grey.height,
    channels: 1,
    data: Buffer.from(grey.data),
  });
  return readPage(
    { width: grey.width, height: grey.height, scale: 1, grey, small },
    engines,
    onProgress,
    frame,
  );
}

function wipe(
  { width, height, data }: GreyImage,
  box: { x: number; y: number; width: number; height: number },
) {
  const bottom = Math.min(height, Math.ceil(box.y + box.height) + 1);
  const right = Math.min(width, Math.ceil(box.x + box.width) + 1);
  for (let y = Math.max(0, Math.floor(box.y) - 1); y < bottom; y++) {
    data.fill(255, y * width + Math.max(0, Math.floor(box.x) - 1), y * width + right);
  }
}

/** Lines found in pictures take their place between the lines of text, by height. */
function mergeByHeight(text: ReadLine[], pixels: ReadLine[]): ReadLine[] {
  if (pixels.length === 0) return text;
  const merged = [...text];
  const area = unionBox(pixels.map((l) => l.box!));
  const at = merged.findIndex((line) => line.box!.y > area.y);
  merged.splice(at < 0 ? merged.length : at, 0, ...pixels);
  return merged;
}

const pixelsOf = ({ width, height, data }: GreyImage): Pixels => ({
  width,
  height,
  channels: 1,
  data: Buffer.from(data.buffer, data.byteOffset, data.length),
});
