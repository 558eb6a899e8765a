import type { Reading, ReadingMode, ReadingWarning, ReadPage } from './reading.ts';

/** A reading from its pages: the text that is graded, and how sure we are of it. */
export function readingOf(
  mode: ReadingMode,
  pages: ReadPage[],
  warnings: ReadingWarning[],
): Reading {
  const text = pages
    .map((page) =>
      page.lines
        .map((line) => line.text)
        .filter(Boolean)
        .join('\n'),
    )
    .filter(Boolean)
    .join('\n\n');
  const words = pages
    .flatMap((page) => page.lines)
    .flatMap((line) => line.words)
    .filter((w) => !w.struck);
  // Long words carry more of the text, so they weigh more.
  const weight = words.reduce((sum, w) => sum + w.text.length, 0);
  const sure = words.reduce((sum, w) => sum + w.text.length * w.confidence, 0);
  return { mode, text, confidence: weight === 0 ? 0 : sure / weight, pages, warnings };
}
