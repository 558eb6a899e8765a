import type { CopyPage, CopyReading, CopyWord } from './copy-reading.ts';
import { CONFIDENCE_THRESHOLD } from './gate-reading.ts';

/** "J'ai écrit…": what a word really is, told by its author. Counted from 1, as a pupil counts; empty, nothing stands there. */
export type WordFix = { page: number; line: number; word: number; text: string };

type Line = CopyPage['lines'][number];

/** A word its author should look at before the copy is corrected. */
export const isDoubtful = ({ confidence, struck }: CopyWord): boolean =>
  !struck && confidence < CONFIDENCE_THRESHOLD;

/**
 * The reading with its author's fixes, each word still in its place on the page. What was doubtful and
 * has been looked at, fixed or not, is certain from now on.
 */
export function applyFixes(reading: CopyReading, fixes: readonly WordFix[]): CopyReading {
  let text = '';
  let from = 0;
  const pages = reading.pages.map((page, pageAt) => ({
    ...page,
    lines: page.lines.map((line, lineAt) => {
      const ofLine = fixes.filter((fix) => fix.page === pageAt + 1 && fix.line === lineAt + 1);
      const fixed = fixLine(line, new Map(ofLine.map((fix) => [fix.word - 1, fix.text])));
      const start = reading.text.indexOf(line.text, from);
      if (start === -1) return fixed;
      const gap = line.text === '' && fixed.text !== '' ? '\n' : '';
      text += reading.text.slice(from, start) + gap + fixed.text;
      from = start + line.text.length;
      return fixed;
    }),
  }));
  return {
    ...reading,
    pages,
    text: text + reading.text.slice(from),
    confidence: certaintyOf(pages) ?? reading.confidence,
  };
}

function fixLine(line: Line, fixes: ReadonlyMap<number, string>): Line {
  let text = '';
  let from = 0;
  const words = line.words.map((word, index) => {
    const fix = fixes.get(index);
    const at = word.struck || word.text === '' ? -1 : line.text.indexOf(word.text, from);
    if (at !== -1) {
      text += line.text.slice(from, at) + (fix ?? word.text);
      from = at + word.text.length;
    } else if (fix) text += ` ${fix} `;
    return fix === undefined ? lookedAt(word) : fixedWord(word, fix);
  });
  const whole = fixes.size === 0 ? line.text : tidy(text + line.text.slice(from));
  return { ...line, text: whole, words, confidence: certaintyOfWords(words) ?? line.confidence };
}

function fixedWord({ struck: _, ...word }: CopyWord, text: string): CopyWord {
  return { ...word, text, confidence: 1 };
}

const lookedAt = (word: CopyWord): CopyWord =>
  isDoubtful(word) ? { ...word, confidence: 1 } : word;

const tidy = (text: string) => text.replace(/ {2,}/g, ' ').trim();

const certaintyOf = (pages: CopyPage[]) =>
  certaintyOfWords(pages.flatMap(({ lines }) => lines.flatMap(({ words }) => words)));

/** Weighed by length; undefined where there is no word to weigh. */
function certaintyOfWords(words: CopyWord[]): number | undefined {
  const read = words.filter(({ struck, text }) => !struck && text !== '');
  const length = read.reduce((sum, { text }) => sum + text.length, 0);
  if (length === 0) return undefined;
  return read.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / length;
}
