import type { TranscriptView } from '#contract/transcript.ts';
import { liveText } from '#web/strings/live-text.ts';
import { warningSentences } from '#web/strings/result-codes.ts';

const { warnings: text } = liveText;
const POOR = ['low-confidence', 'little-text', 'page-empty'];

/** Each warning about a reading as a line; a page that failed or gave nothing is said to be an error. */
export const warningLines = (warnings: TranscriptView['warnings']): string[] =>
  warnings.flatMap((warning) => {
    if (warning.code === 'page-empty') return [text.onPage(text.nothing, warning.page ?? 1)];
    const lines = warningSentences([warning]);
    return warning.code === 'page-failed' ? lines.map(text.error) : lines;
  });

/** Letters were guessed, and badly: too few, or without certainty. */
export const isPoorReading = ({ mode, warnings }: TranscriptView): boolean =>
  mode === 'ocr' && warnings.some(({ code }) => POOR.includes(code));
