import { unionBox } from '../boxes.ts';
import type { Handwriting } from '../handwriting/load-handwriting.ts';
import { type Homography, map } from '../image/homography.ts';
import type { Box, ReadLine, ReadWord } from '../reading.ts';
import type { RecognisedLine } from '../recognition.ts';
import { printConfidence } from '../tesseract/print-confidence.ts';
import type { LineToRead } from './line-to-read.ts';

type Characters = RecognisedLine['characters'];
type PlacedWord = ReadWord & { box: Box };

/** Cuts what was recognised into words, each with its chance of being right and its place on the picture. */
export function readLine(
  recognised: RecognisedLine,
  line: LineToRead,
  startsParagraph: boolean,
  toPicture: Homography,
  hand: Handwriting | undefined,
): ReadLine | undefined {
  const confidenceOf = (letters: Characters) =>
    line.kind === 'handwriting' && hand
      ? hand.confidenceOf(letters)
      : printConfidence(letters, recognised.confidence);
  const place = (from: number, to: number) => boxOf(line, from, to, toPicture);
  const read: (PlacedWord & { from: number })[] = wordsOf(recognised.characters).map((letters) => {
    const [from, to] = [letters[0]!.from, letters.at(-1)!.to];
    return {
      text: letters.map((c) => c.char).join(''),
      confidence: confidenceOf(letters),
      box: place(from, to),
      from,
    };
  });
  const struck = recognised.struck.map(({ from, to }) => ({
    text: '',
    confidence: 1,
    box: place(from, to),
    struck: true as const,
    from,
  }));
  const words = [...read, ...struck]
    .sort((a, b) => a.from - b.from)
    .map(({ from: _, ...word }): PlacedWord => word);
  if (read.length === 0 && struck.length === 0) return undefined;
  const letters = read.reduce((sum, w) => sum + w.text.length, 0);
  return {
    text: read.map((w) => w.text).join(' '),
    confidence:
      letters === 0 ? 0 : read.reduce((sum, w) => sum + w.confidence * w.text.length, 0) / letters,
    kind: line.kind,
    startsParagraph,
    box: unionBox(words.map((w) => w.box)),
    baseline: line.baseline.map((p) => map(toPicture, p)),
    words,
  };
}

function wordsOf(characters: Characters): Characters[] {
  const words: Characters[] = [];
  let open = false;
  for (const character of characters) {
    const space = /\s/.test(character.char);
    if (!space && open) words.at(-1)!.push(character);
    else if (!space) words.push([character]);
    open = !space;
  }
  return words;
}

function boxOf(
  { strip, top, bottom }: LineToRead,
  from: number,
  to: number,
  toPicture: Homography,
): Box {
  const { width } = strip.image;
  const corners = [from, (from + to) / 2, to].flatMap((u) =>
    [top, bottom].map((y) => map(toPicture, strip.toPage(u * width, y))),
  );
  return unionBox(corners.map(({ x, y }) => ({ x, y, width: 0, height: 0 })));
}
