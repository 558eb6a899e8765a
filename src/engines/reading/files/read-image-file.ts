import sharp from 'sharp';
import { decodeImage } from '../image/decode-image.ts';
import { jpegOf, straightPicture } from '../image/page-picture.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { type PageEngines, type PageTrouble, readPage } from '../page/read-page.ts';
import type { FileReading, Progress, ReadingTask } from '../read-file.ts';
import type { ReadingWarning, ReadPage } from '../reading.ts';
import { readingOf } from '../reading-of.ts';

export async function readImageFile(
  { bytes, pictures, straight }: ReadingTask,
  engines: PageEngines,
  onProgress: Progress,
): Promise<Outcome<FileReading>> {
  const decoded = await decodeImage(bytes);
  if (!decoded.ok) return decoded;
  onProgress(0.1);
  const { page, troubles, toWorking } = await readPage(
    decoded.value,
    engines,
    (share) => onProgress(0.1 + 0.9 * share),
    straight ? 'straight' : 'sent',
  );
  if (page.lines.length === 0) return refused({ code: 'no-text', from: 'image' });
  const picture = () =>
    straight
      ? jpegOf(straightPicture(decoded.value.colour, page, toWorking))
      : sharp(bytes).autoOrient().jpeg({ quality: 85 }).toBuffer();
  return done({
    reading: readingOf('ocr', [page], warningsOf(page, troubles, 1)),
    pictures: [pictures ? await picture() : undefined],
  });
}

const LOW_CONFIDENCE = 0.8;

/** What the pupil should know of a page that was read from pixels. */
export function warningsOf(
  page: ReadPage,
  troubles: PageTrouble[],
  number: number,
): ReadingWarning[] {
  const { confidence } = readingOf('ocr', [page], []);
  return [
    ...troubles.map((code) => ({ code, page: number })),
    ...(page.lines.length > 0 && confidence < LOW_CONFIDENCE
      ? [{ code: 'low-confidence' as const, page: number, confidence }]
      : []),
  ];
}
