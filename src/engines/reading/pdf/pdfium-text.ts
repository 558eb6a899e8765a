import type { PDFiumPage } from '@hyzyla/pdfium';
import type { Box } from '../reading.ts';

/** A character as the PDF places it; boxes are in pixels of the page drawn at the asked scale. */
export type PdfCharacter = {
  char: string;
  box: Box /** Added by pdfium: a space or line end it inferred. */;
  inferred: boolean;
  unmapped: boolean;
};

/** The calls of pdfium that its JavaScript wrapper leaves out. */
type TextCalls = {
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(text: number): void;
  _FPDFText_CountChars(text: number): number;
  _FPDFText_GetUnicode(text: number, i: number): number;
  _FPDFText_IsGenerated(text: number, i: number): number;
  _FPDFText_HasUnicodeMapError(text: number, i: number): number;
  _FPDFText_GetLooseCharBox(text: number, i: number, rect: number): number;
  _FPDFPage_CountObjects(page: number): number;
  _FPDFPage_GetObject(page: number, i: number): number;
  _FPDFPageObj_GetType(object: number): number;
  _FPDFPageObj_GetBounds(
    object: number,
    left: number,
    bottom: number,
    right: number,
    top: number,
  ): number;
  _FPDFTextObj_GetTextRenderMode(object: number): number;
  _FPDF_PageToDevice(
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    pageX: number,
    pageY: number,
    outX: number,
    outY: number,
  ): number;
  wasmExports: { malloc(size: number): number; free(pointer: number): void };
  HEAPU8: Uint8Array;
};

const MAX_CHARACTERS = 60_000;
const FINE = 16;

export function pdfCharacters(page: PDFiumPage, width: number, height: number): PdfCharacter[] {
  const { calls, handle } = callsOf(page);
  const text = calls._FPDFText_LoadPage(handle);
  if (!text) return [];
  const rect = calls.wasmExports.malloc(24);
  try {
    const count = Math.min(calls._FPDFText_CountChars(text), MAX_CHARACTERS);
    return Array.from({ length: count }, (_, i) => {
      calls._FPDFText_GetLooseCharBox(text, i, rect);
      const [left, top, right, bottom] = new Float32Array(calls.HEAPU8.buffer, rect, 4);
      const box = toPixels(calls, handle, rect, [left!, top!, right!, bottom!], width, height);
      return {
        char: String.fromCodePoint(Math.min(calls._FPDFText_GetUnicode(text, i), 0x10ffff)),
        box,
        inferred: calls._FPDFText_IsGenerated(text, i) === 1,
        unmapped: calls._FPDFText_HasUnicodeMapError(text, i) === 1,
      };
    });
  } finally {
    calls.wasmExports.free(rect);
    calls._FPDFText_ClosePage(text);
  }
}

export type PdfLayers = {
  /** Share of the page under pictures. */ pictures: number /** Share of the text pieces drawn invisible. */;
  hidden: number;
};

const TEXT = 1;
const IMAGE = 3;
const INVISIBLE = 3;
const MAX_OBJECTS = 20_000;

/** What the page is made of: a scanner's file is one picture under invisible text. */
export function pdfLayers(page: PDFiumPage): PdfLayers {
  const { calls, handle } = callsOf(page);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const bounds = calls.wasmExports.malloc(16);
  let covered = 0;
  let texts = 0;
  let hidden = 0;
  for (let i = 0; i < Math.min(calls._FPDFPage_CountObjects(handle), MAX_OBJECTS); i++) {
    const object = calls._FPDFPage_GetObject(handle, i);
    const type = calls._FPDFPageObj_GetType(object);
    if (type === TEXT) {
      texts++;
      if (calls._FPDFTextObj_GetTextRenderMode(object) === INVISIBLE) hidden++;
    } else if (
      type === IMAGE &&
      calls._FPDFPageObj_GetBounds(object, bounds, bounds + 4, bounds + 8, bounds + 12)
    ) {
      const [left, bottom, right, top] = new Float32Array(calls.HEAPU8.buffer, bounds, 4);
      covered += Math.abs((right! - left!) * (top! - bottom!));
    }
  }
  calls.wasmExports.free(bounds);
  return {
    pictures: Math.min(1, covered / Math.max(1, originalWidth * originalHeight)),
    hidden: texts === 0 ? 0 : hidden / texts,
  };
}

/** pdfium answers in whole pixels, so it is asked on a finer grid. */
function toPixels(
  calls: TextCalls,
  handle: number,
  out: number,
  [left, top, right, bottom]: [number, number, number, number],
  width: number,
  height: number,
): Box {
  const corner = (x: number, y: number) => {
    calls._FPDF_PageToDevice(handle, 0, 0, width * FINE, height * FINE, 0, x, y, out, out + 4);
    const [px, py] = new Int32Array(calls.HEAPU8.buffer, out, 2);
    return { x: px! / FINE, y: py! / FINE };
  };
  const a = corner(left, top);
  const b = corner(right, bottom);
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}

function callsOf(page: PDFiumPage): { calls: TextCalls; handle: number } {
  const { module, pageIdx } = page as unknown as { module: TextCalls; pageIdx: number };
  return { calls: module, handle: pageIdx };
}
