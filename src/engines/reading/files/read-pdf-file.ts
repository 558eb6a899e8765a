import sharp from 'sharp';
import { unionBox } from '../boxes.ts';
import { smallColour } from '../image/decode-image.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { type PageEngines, type PageReading, readPage } from '../page/read-page.ts';
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
  { pictures }: ReadingTask,
  engines: PageEngines,
  onProgress: Progress,
): Promise<Outcome<FileReading>> {
  const count = pagesKept(pdf.pageCount);
  const pages: ReadPage[] = [];
  const shown: (Uint8Array | undefined)[] = [];
  const warnings: ReadingWarning[] =
    count < pdf.pageCount ? [{ code: 'pages-left-out', kept: count, total: pdf.pageCount }] : [];
  let typed = 0;
  for (let i = 0; i < count; i++) {
    const source = pdf.page(i);
    const drawn =
      source.lines.length === 0 || source.hasPictures || pictures ? await source.draw() : undefined;
    const read =
      drawn && (source.lines.length === 0 || source.hasPictures)
        ? await readPixels(source, drawn, engines, (share) => onProgress((i + share) / count))
        : undefined;
    const page = {
      width: source.width,
      height: source.height,
      lines: mergeByHeight(source.lines, read?.page.lines ?? []),
    };
    pages.push(page);
    shown.push(pictures && drawn ? await jpegOf(drawn) : undefined);
    if (source.lines.length > 0) typed++;
    else if (read) warnings.push(...warningsOf(page, read.troubles, i + 1));
    onProgress((i + 1) / count);
  }
  if (pages.every((page) => page.lines.length === 0))
    return refused({ code: 'no-text', from: 'pdf' });
  return done({
    reading: readingOf(typed * 2 >= count ? 'pdf_text' : 'ocr', pages, warnings),
    pictures: shown,
  });
}

/** Reads a drawn page, what its text layer already says painted over. */
async function readPixels(
  source: PdfPage,
  drawn: GreyImage,
  engines: PageEngines,
  onProgress: Progress,
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

const jpegOf = ({ width, height, data }: GreyImage) =>
  sharp(data, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 80 })
    .toBuffer();
