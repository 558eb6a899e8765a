import type { Outcome } from '#engines/reading/outcome.ts';
import type { FileReading } from '#engines/reading/read-file.ts';
import type { Box, Point } from '#engines/reading/reading.ts';
import { refusalSentence, warningSentence } from './sentences.ts';

/** One object a file, the same keys whether it was read or refused. */
export function asJson(file: string, outcome: Outcome<FileReading>) {
  if (!outcome.ok) {
    const { code } = outcome.error;
    return {
      file,
      mode: null,
      text: '',
      confidence: 0,
      pages: [],
      warnings: [refusalSentence(outcome.error)],
      refusal: code,
    };
  }
  const { mode, text, confidence, pages, warnings } = outcome.value.reading;
  return {
    file,
    mode,
    text,
    confidence: share(confidence),
    pages: pages.map(({ width, height, lines }) => ({
      width,
      height,
      lines: lines.map((line) => ({
        ...line,
        confidence: share(line.confidence),
        box: line.box && whole(line.box),
        baseline: line.baseline?.map(point),
        words: line.words.map((word) => ({
          ...word,
          confidence: share(word.confidence),
          box: word.box && whole(word.box),
        })),
      })),
    })),
    warnings: warnings.map(warningSentence),
  };
}

const share = (value: number) => Math.round(value * 1000) / 1000;
const tenth = (value: number) => Math.round(value * 10) / 10;
const whole = ({ x, y, width, height }: Box): Box => ({
  x: tenth(x),
  y: tenth(y),
  width: tenth(width),
  height: tenth(height),
});
const point = ({ x, y }: Point): Point => ({ x: tenth(x), y: tenth(y) });
