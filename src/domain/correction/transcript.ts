/** A stretch of the transcript, in characters; `end` is excluded. */
export type Span = { start: number; end: number };

export type Box = { x: number; y: number; width: number; height: number };

/** The pupil's words as they were read, and where each of them stands on the page. */
export type Transcript = {
  text: string;
  source: TextSource;
  /** How surely the page was read, 0 to 1; 1 where nothing was guessed. */
  confidence: number;
  pages: number;
  lines: TranscriptLine[];
};

export type TextSource = 'docx' | 'pdf_text' | 'ocr' | 'pasted';

/** Pages and lines are counted from 1, as a pupil counts them. */
export type TranscriptLine = Span & { page: number; line: number; words: TranscriptWord[] };

export type TranscriptWord = Span & { confidence: number; box?: Box };

/** Under this confidence what was read may not be what was written: nothing is charged for it. */
export const SURELY_READ = 0.8;

/** What a reader hands over, reduced to what a transcript needs. */
export type ReadSource = {
  source: TextSource;
  text: string;
  confidence: number;
  pages: { lines: { text: string; words: ReadSourceWord[] }[] }[];
};

type ReadSourceWord = { text: string; confidence: number; box?: Box; struck?: true };

/** Finds each read line and word again in the text, in order; what the text left out is left out here too. */
export function buildTranscript({ source, text, confidence, pages }: ReadSource): Transcript {
  const lines: TranscriptLine[] = [];
  let from = 0;
  pages.forEach((page, pageIndex) => {
    page.lines.forEach((line, lineIndex) => {
      const start = text.indexOf(line.text, from);
      if (start === -1 || line.text === '') return;
      const end = start + line.text.length;
      const words = placeWords(line.words, text, { start, end });
      lines.push({ start, end, page: pageIndex + 1, line: lineIndex + 1, words });
      from = end;
    });
  });
  return { text, source, confidence, pages: pages.length, lines };
}

/** A transcript of text that came without pages: every line feed is a line of page 1. */
export function transcriptOfText(text: string, source: TextSource = 'pasted'): Transcript {
  const lines = text.split('\n').map((line) => ({ text: line, words: [] }));
  return buildTranscript({ source, text, confidence: 1, pages: [{ lines }] });
}

function placeWords(words: ReadSourceWord[], text: string, line: Span): TranscriptWord[] {
  const placed: TranscriptWord[] = [];
  let from = line.start;
  for (const { text: word, confidence, box, struck } of words) {
    const start = struck || word === '' ? -1 : text.indexOf(word, from);
    if (start === -1 || start + word.length > line.end) continue;
    from = start + word.length;
    placed.push({ start, end: from, confidence, ...(box && { box }) });
  }
  return placed;
}
