import { unionBox } from '../boxes.ts';
import { type Homography, map } from '../image/homography.ts';
import type { Box, LineKind, ReadLine, ReadWord } from '../reading.ts';
import type { RecognisedLine } from '../recognition.ts';
import type { Strip } from './cut-line.ts';

export type LinePlace = {
  strip: Strip;
  /** Heights on the strip: highest letters, feet, lowest tails. */
  top: number;
  baseline: number;
  bottom: number;
  kind: LineKind;
  startsParagraph: boolean;
};

/** Cuts what was recognised into words, each with its place on the photo. */
export function readLine(
  recognised: RecognisedLine,
  place: LinePlace,
  toPhoto: Homography,
): ReadLine | undefined {
  const { strip, top, bottom } = place;
  const width = strip.image.width;
  const photoBox = (from: number, to: number): Box => {
    const corners = [
      [from, top],
      [to, top],
      [from, bottom],
      [to, bottom],
    ].map(([x, y]) => map(toPhoto, strip.toPage(x! * width, y!)));
    return unionBox(corners.map(({ x, y }) => ({ x, y, width: 0, height: 0 })));
  };
  const words = wordsOf(recognised).map(
    ({ text, confidence, from, to, struck }): ReadWord & { box: Box } => ({
      text,
      confidence,
      box: photoBox(from, to),
      ...(struck && { struck: true as const }),
    }),
  );
  if (words.length === 0) return undefined;
  const kept = words.filter((w) => !w.struck);
  const letters = kept.reduce((sum, w) => sum + w.text.length, 0);
  return {
    text: kept.map((w) => w.text).join(' '),
    confidence:
      letters === 0 ? 0 : kept.reduce((sum, w) => sum + w.confidence * w.text.length, 0) / letters,
    kind: place.kind,
    startsParagraph: place.startsParagraph,
    box: unionBox(words.map((w) => w.box)),
    baseline: [0, 0.5, 1].map((u) => map(toPhoto, strip.toPage(u * width, place.baseline))),
    words,
  };
}

type Span = { text: string; confidence: number; from: number; to: number; struck: boolean };

function wordsOf({ characters, struck }: RecognisedLine): Span[] {
  const spans: (Span & { sure: number[] })[] = [];
  let open = false;
  for (const { char, confidence, from, to } of characters) {
    if (/\s/.test(char)) {
      open = false;
      continue;
    }
    if (!open) spans.push({ text: '', confidence: 0, from, to, struck: false, sure: [] });
    const span = spans.at(-1)!;
    span.text += char;
    span.to = Math.max(span.to, to);
    span.sure.push(confidence);
    open = true;
  }
  return spans.map(({ sure, ...span }) => ({
    ...span,
    // A word is no surer than its letters taken together; the geometric mean keeps one doubt visible.
    confidence: Math.exp(
      sure.reduce((sum, c) => sum + Math.log(Math.max(c, 1e-3)), 0) / sure.length,
    ),
    struck: struck.some(
      (s) => Math.min(s.to, span.to) - Math.max(s.from, span.from) > 0.5 * (span.to - span.from),
    ),
  }));
}
