import type { ReadingWarning } from './reading-warning.ts';

/** What was read from a copy: its text, and where each word of it stands. */
export type CopyReading = {
  inputMode: 'docx' | 'pdf_text' | 'ocr';
  text: string;
  /** 0 to 1; 1 where nothing was guessed. */
  confidence: number;
  pages: CopyPage[];
  warnings: ReadingWarning[];
  /** A PDF that held pictures of pages instead of text. */
  pdfIsRaster: boolean;
};

export type CopyPage = {
  width: number;
  height: number;
  /** Where the picture of this page is kept; a page that came as text has none. */
  picture?: string;
  lines: { text: string; confidence: number; words: CopyWord[] }[];
};

export type CopyWord = { text: string; confidence: number; box?: CopyBox; struck?: true };
export type CopyBox = { x: number; y: number; width: number; height: number };

const MAX_LENGTH = 250_000;

/** Control characters removed (line feeds and tabs stay), accents in one form: what is stored and graded. */
export function cleanText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
  const clean = text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
  return clean.normalize('NFC').slice(0, MAX_LENGTH);
}

/** The readings of a copy's files as one: pages in order, certainty weighed by length. */
export function joinReadings(readings: CopyReading[]): CopyReading {
  const length = readings.reduce((sum, { text }) => sum + text.length, 0);
  const sure = readings.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0);
  const guessed = readings.find(({ inputMode }) => inputMode === 'ocr');
  return {
    inputMode: (guessed ?? readings[0])?.inputMode ?? 'ocr',
    text: cleanText(readings.map(({ text }) => text).join('\n\n')),
    confidence: length === 0 ? 0 : sure / length,
    pages: readings.flatMap(({ pages }) => pages).map(cleanPage),
    warnings: readings.flatMap(({ warnings }, i) => {
      const pagesBefore = readings.slice(0, i).reduce((sum, { pages }) => sum + pages.length, 0);
      return warnings.map((warning) => furtherOn(warning, pagesBefore));
    }),
    pdfIsRaster: readings.some(({ pdfIsRaster }) => pdfIsRaster),
  };
}

/** Each file counts its pages from 1; the copy counts them all. */
const furtherOn = (warning: ReadingWarning, pages: number): ReadingWarning =>
  'page' in warning ? { ...warning, page: warning.page + pages } : warning;

// Words must be found again in the text, so they are cleaned as it is.
const cleanPage = (page: CopyPage): CopyPage => ({
  ...page,
  lines: page.lines.map((line) => ({
    ...line,
    text: cleanText(line.text),
    words: line.words.map((word) => ({ ...word, text: cleanText(word.text) })),
  })),
});
