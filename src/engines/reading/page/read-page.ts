import type { Handwriting } from '../handwriting/load-handwriting.ts';
import { assessPage, isBlurred, isCut, isDark } from '../image/assess-page.ts';
import type { DecodedImage } from '../image/decode-image.ts';
import { compose, type Homography, scaling } from '../image/homography.ts';
import type { Photo } from '../image/straighten.ts';
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

export type PageReading = {
  page: ReadPage;
  troubles: PageTrouble[];
  /** From a pixel of the page to one of the working copy it was read from. */
  toWorking: Homography;
};

/** In which picture places are told: the file as it was sent, or the page brought upright and flat. */
export type Frame = 'sent' | 'straight';

const STRAIGHT_SIDE = 2000;

/** What is read: its colours are not looked at. */
type Sized = Photo & Omit<DecodedImage, 'colour'>;

/** Reads one picture of a page: prepares it, turns it the right way up, reads its lines in order. */
export async function readPage(
  photo: Sized,
  engines: PageEngines,
  onProgress: (share: number) => void,
  frame: Frame = 'sent',
): Promise<PageReading> {
  const prepared = preparePage(photo);
  onProgress(0.25);
  const upright = await uprightOf(prepared, engines, () => onProgress(0.3));
  onProgress(0.4);
  const { width, height, toPicture, toWorking } = place(upright.page, photo, frame);
  const lines = await readLines(upright, toPicture, engines.print, (share) =>
    onProgress(0.4 + 0.6 * share),
  );
  return {
    page: { width, height, lines },
    troubles: troublesOf(upright.page, photo, lines),
    toWorking,
  };
}

/** The picture the places are in, and how it hangs together with the page that was read. */
function place(page: PreparedPage, photo: Sized, frame: Frame) {
  if (frame === 'sent') {
    const { width, height, scale } = photo;
    return {
      ...{ width, height, toPicture: toShownPicture(page, scale) },
      toWorking: scaling(1 / scale),
    };
  }
  const shrink = Math.min(1, STRAIGHT_SIDE / Math.max(page.grey.width, page.grey.height));
  return {
    width: Math.round(page.grey.width * shrink),
    height: Math.round(page.grey.height * shrink),
    toPicture: scaling(shrink),
    toWorking: compose(page.toPhoto, scaling(1 / shrink)),
  };
}

async function readLines(
  { lines, known, hand }: Attempt,
  toPicture: Homography,
  print: LineRecogniser,
  onProgress: (share: number) => void,
): Promise<ReadLine[]> {
  const starts = startsOfParagraphs(lines);
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
  photo: Sized,
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
