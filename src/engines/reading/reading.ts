/** What reading any source gives: pages, their lines, their words, each with its place and certainty. */
export type Reading = {
  mode: ReadingMode;
  /** Lines joined by line feeds, pages by a blank line: the text that is analysed and graded. */
  text: string;
  /** Mean word confidence, 0 to 1; 1 where nothing was guessed (DOCX, text PDF). */
  confidence: number;
  pages: ReadPage[];
  warnings: ReadingWarning[];
};

export type ReadingMode = 'docx' | 'pdf_text' | 'ocr';

export type ReadPage = {
  /** Size of the page image in pixels; zero where the format has no page image (DOCX). */
  width: number;
  height: number;
  lines: ReadLine[];
};

export type ReadLine = {
  text: string;
  confidence: number;
  kind: LineKind;
  /** Begins a paragraph, as far as layout tells: an indent, a gap, a new block. */
  startsParagraph: boolean;
  box?: Box;
  baseline?: Point[];
  words: ReadWord[];
};

export type ReadWord = {
  text: string;
  confidence: number;
  box?: Box;
  /** Crossed out by the pupil: shown, never graded, absent from the text. */
  struck?: true;
};

export type LineKind = 'print' | 'handwriting' | 'typed';

export type Point = { x: number; y: number };
export type Box = { x: number; y: number; width: number; height: number };

/** A code with its data; the French sentence is written by whoever shows it. */
export type ReadingWarning =
  | { code: 'page-blurred'; page: number }
  | { code: 'page-dark'; page: number }
  | { code: 'page-cut'; page: number }
  | { code: 'page-empty'; page: number }
  | { code: 'low-confidence'; page: number; confidence: number }
  | { code: 'little-text'; words: number }
  | { code: 'pages-left-out'; kept: number; total: number }
  | { code: 'links-ignored' }
  | { code: 'page-failed'; page: number }
  /** A far reader failed: what was read is what the embedded one could read. */
  | { code: 'reader-fallback' };
