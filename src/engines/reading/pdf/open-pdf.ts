import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import { LIMITS } from '../limits.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import type { ReadLine } from '../reading.ts';
import type { GreyImage } from '../recognition.ts';
import { pdfCharacters, pdfLayers } from './pdfium-text.ts';
import { textLines } from './text-lines.ts';

export type OpenPdf = {
  pageCount: number;
  /** Pages beyond the limit are left out. */
  /** Undefined where the file promises a page it does not have. */
  page(index: number): PdfPage | undefined;
  close(): void;
};

export type PdfPage = {
  /** Pixels of the drawn page, in which every box is given. */
  width: number;
  height: number;
  /** Lines of real text; empty on a scan. */
  lines: ReadLine[];
  /** Also holds pictures large enough to carry writing. */
  hasPictures: boolean;
  draw(): Promise<GreyImage>;
};

/** Fine enough for print of 8 points, coarse enough to stay quick. */
const DOTS_PER_INCH = 200;
const MAX_SIDE = 3000;

let library: Promise<PDFiumLibrary> | undefined;

/** Opens a PDF; the caller closes it. */
export async function openPdf(bytes: Uint8Array): Promise<Outcome<OpenPdf>> {
  library ??= PDFiumLibrary.init();
  let document: PDFiumDocument;
  try {
    document = await (await library).loadDocument(bytes);
  } catch (error) {
    const locked = /password|security/i.test(`${error}`);
    return refused({ code: locked ? 'file-encrypted' : 'file-damaged' });
  }
  const pageCount = document.getPageCount();
  if (pageCount === 0) {
    document.destroy();
    return refused({ code: 'file-damaged' });
  }
  return done({
    pageCount,
    page: (index) => pageAt(document, index),
    close: () => document.destroy(),
  });
}

function pageAt(document: PDFiumDocument, index: number): PdfPage | undefined {
  const page = document.getPage(index);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  return originalWidth > 0 && originalHeight > 0 ? pageOf(page) : undefined;
}

function pageOf(page: PDFiumPage): PdfPage {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(DOTS_PER_INCH / 72, MAX_SIDE / Math.max(originalWidth, originalHeight, 1));
  const width = Math.max(1, Math.floor(originalWidth * scale));
  const height = Math.max(1, Math.floor(originalHeight * scale));
  const characters = pdfCharacters(page, width, height);
  const layers = pdfLayers(page);
  return {
    width,
    height,
    lines: isTrueText(characters, layers) ? textLines(characters) : [],
    hasPictures: layers.pictures > 0.12,
    async draw() {
      const { data } = await page.render({
        width,
        height,
        scale: 1,
        colorSpace: 'Gray',
        render: 'bitmap',
      });
      return { width, height, data };
    },
  };
}

/** Text hidden under a scan, or of a font whose letters cannot be named, is worth less than a reading of ours. */
function isTrueText(
  characters: ReturnType<typeof pdfCharacters>,
  layers: ReturnType<typeof pdfLayers>,
): boolean {
  const drawn = characters.filter((c) => !c.inferred && c.char.trim() !== '');
  if (drawn.length === 0) return false;
  if (layers.hidden > 0.5 && layers.pictures > 0.5) return false;
  const unnamed = drawn.filter((c) => c.unmapped || /[\ue000-\uf8ff\ufffd]/.test(c.char)).length;
  return unnamed / drawn.length < 0.2;
}

/** The pages that are read of a file, whatever its length. */
export const pagesKept = (pageCount: number) => Math.min(pageCount, LIMITS.pdfPages);
