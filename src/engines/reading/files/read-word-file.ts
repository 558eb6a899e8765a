import { readDocx } from '../docx/read-docx.ts';
import { decodeImage } from '../image/decode-image.ts';
import { jpegOf, straightPicture } from '../image/page-picture.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { type PageEngines, readPage } from '../page/read-page.ts';
import type { FileReading, Progress, ReadingTask } from '../read-file.ts';
import type { ReadingWarning, ReadPage } from '../reading.ts';
import { readingOf } from '../reading-of.ts';
import { warningsOf } from './read-image-file.ts';

/** Reads the text of a Word file, then the writing on its pictures, each as a page of its own. */
export async function readWordFile(
  { bytes, pictures, straight }: ReadingTask,
  engines: PageEngines,
  onProgress: Progress,
): Promise<Outcome<FileReading>> {
  const content = await readDocx(bytes);
  if (!content.ok) return content;
  const pages: ReadPage[] = content.value.pages
    .filter((lines) => lines.length > 0)
    .map((lines) => ({ width: 0, height: 0, lines }));
  const typed = pages.length;
  const warnings: ReadingWarning[] = content.value.linksIgnored ? [{ code: 'links-ignored' }] : [];
  const shown: (Uint8Array | undefined)[] = pages.map(() => undefined);
  for (const [i, picture] of content.value.pictures.entries()) {
    onProgress(i / content.value.pictures.length);
    const decoded = await decodeImage(picture);
    if (!decoded.ok || !canHoldWriting(decoded.value)) continue;
    const { page, troubles, toWorking } = await readPage(
      decoded.value,
      engines,
      (share) => onProgress((i + share) / content.value.pictures.length),
      straight ? 'straight' : 'sent',
    );
    // A logo or a drawing has nothing to say; that is no trouble.
    if (page.lines.length === 0) continue;
    pages.push(page);
    const flat = () => jpegOf(straightPicture(decoded.value.colour, page, toWorking));
    shown.push(pictures ? (straight ? await flat() : picture) : undefined);
    warnings.push(...warningsOf(page, troubles, pages.length));
  }
  if (pages.length === 0) return refused({ code: 'no-text', from: 'docx' });
  return done({ reading: readingOf(typed > 0 ? 'docx' : 'ocr', pages, warnings), pictures: shown });
}

const canHoldWriting = ({ width, height }: { width: number; height: number }) =>
  width >= 200 && height >= 60;
