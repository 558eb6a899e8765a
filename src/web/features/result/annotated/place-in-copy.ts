import type { ResultView } from '#contract/exam.ts';
import { resultText } from '#web/strings/result-text.ts';

/** The line, counted without the empty ones, on which a character of the copy stands. */
export const lineAt = (text: string, start: number): number =>
  text
    .slice(0, start + 1)
    .split('\n')
    .filter((line) => line.trim() !== '').length;

/** "ligne 12"; a Word file has no lines of its own, its paragraphs are counted. */
export function placeName(line: number, mode: ResultView['reading']['mode']): string {
  const { copy } = resultText;
  return mode === 'docx' ? copy.paragraph(line) : copy.line(line);
}

/** Where a link to that line goes. */
export const lineId = (line: number): string => `ligne-${line}`;
