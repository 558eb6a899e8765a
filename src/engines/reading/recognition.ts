import type { Box, LineKind, Point } from './reading.ts';

/** One byte a pixel, row by row, 0 is black. */
export type GreyImage = { width: number; height: number; data: Uint8Array };

/** A line of writing found on a page, in the page's pixels. */
export type FoundLine = { box: Box; baseline: Point[]; polygon: Point[]; kind: LineKind };

/** What a recogniser reads on one line image; positions are fractions of the image's width. */
export type RecognisedLine = {
  text: string;
  confidence: number;
  characters: { char: string; confidence: number; from: number; to: number }[];
  /** Ranges of the line, in the same fractions, that the pupil crossed out. */
  struck: { from: number; to: number }[];
};

/** Finds the lines of a straightened page, in reading order. */
export type LineDetector = { find(page: GreyImage): Promise<FoundLine[]> };

/** Reads line images cut along their baselines; the answer keeps the order of the question. */
export type LineRecogniser = { read(lines: GreyImage[]): Promise<RecognisedLine[]> };
