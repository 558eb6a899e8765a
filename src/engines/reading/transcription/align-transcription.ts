import { unionBox } from '../boxes.ts';
import type { Box, ReadLine, ReadPage, ReadWord } from '../reading.ts';
import { matchWords } from './match-words.ts';

/** A word someone else read on the same page, without saying where. */
export type TranscribedWord = {
  text: string;
  struck?: true /** The reader gave up on it. */;
  illegible?: true;
};

const AGREED = 0.97;
const DISPUTED = 0.75;

/**
 * Puts a transcription on the lines we found ourselves: each word takes the place of the word of ours it matches,
 * the others stand between their neighbours. Where two readers agree, the word is all but certain.
 */
export function alignTranscription(page: ReadPage, transcribed: TranscribedWord[][]): ReadPage {
  const ours = page.lines.flatMap((line, at) =>
    line.words.filter((w) => w.text).map((word) => ({ word, at })),
  );
  const theirs = transcribed.flatMap((line, at) => line.map((word) => ({ word, at })));
  const matches = matchWords(
    theirs.map((t) => t.word.text),
    ours.map((o) => o.word.text),
  );
  // Too little in common: their words stand, our places would be lies.
  if (matches.filter((m) => m !== undefined).length < 0.3 * Math.min(ours.length, theirs.length)) {
    return { ...page, lines: transcribed.flatMap(unplacedLine) };
  }
  const placed = theirs.map(({ word }, i) => placeWord(word, ours[matches[i] ?? -1]));
  const lineOf = linesOfWords(matches.map((m) => (m === undefined ? undefined : ours[m]!.at)));
  fillGaps(placed, lineOf);
  const lines = page.lines.flatMap((line, at) =>
    rebuilt(
      line,
      placed.filter((_, i) => lineOf[i] === at),
    ),
  );
  return { ...page, lines };
}

function placeWord(theirs: TranscribedWord, ours: { word: ReadWord } | undefined): ReadWord {
  const agreed = ours !== undefined && level(ours.word.text) === level(theirs.text);
  return {
    text: theirs.text,
    confidence: theirs.illegible ? 0 : agreed ? Math.max(AGREED, ours.word.confidence) : DISPUTED,
    ...(ours?.word.box && { box: ours.word.box }),
    ...(theirs.struck && { struck: true as const }),
  };
}

export const level = (text: string) => text.normalize('NFC').replace(/[’‘]/g, "'").toLowerCase();

/** A word that matched nothing belongs to the line of the word before it. */
function linesOfWords(known: (number | undefined)[]): number[] {
  let current = known.find((line) => line !== undefined) ?? 0;
  return known.map((line) => {
    if (line !== undefined) current = line;
    return current;
  });
}

/** Words without a place share the room between their placed neighbours on the line, by their length. */
function fillGaps(words: ReadWord[], lineOf: number[]) {
  for (let i = 0; i < words.length; i++) {
    if (words[i]!.box) continue;
    let end = i;
    while (end < words.length && !words[end]!.box && lineOf[end] === lineOf[i]) end++;
    const before = i > 0 && lineOf[i - 1] === lineOf[i] ? words[i - 1]!.box : undefined;
    const after = end < words.length && lineOf[end] === lineOf[i] ? words[end]!.box : undefined;
    const model = before ?? after;
    if (!model) continue;
    const left = before ? before.x + before.width : after!.x;
    const right = Math.max(left + 1, after ? after.x : left + 1);
    spread(words.slice(i, end), left, right, model);
    i = end - 1;
  }
}

function spread(words: ReadWord[], left: number, right: number, { y, height }: Box) {
  const letters = words.reduce((sum, w) => sum + w.text.length + 1, 0);
  let x = left;
  for (const word of words) {
    const width = ((word.text.length + 1) / letters) * (right - left);
    word.box = { x, y, width, height };
    x += width;
  }
}

function rebuilt(line: ReadLine, words: ReadWord[]): ReadLine[] {
  if (words.length === 0) return [];
  const boxes = words.map((w) => w.box).filter((b) => b !== undefined);
  return [{ ...line, ...textOf(words), words, ...(boxes.length > 0 && { box: unionBox(boxes) }) }];
}

function unplacedLine(words: TranscribedWord[]): ReadLine[] {
  const read = words.map((word) => placeWord(word, undefined));
  if (read.length === 0) return [];
  return [{ ...textOf(read), kind: 'handwriting', startsParagraph: false, words: read }];
}

function textOf(words: ReadWord[]): { text: string; confidence: number } {
  const kept = words.filter((w) => !w.struck);
  const letters = kept.reduce((sum, w) => sum + w.text.length, 0);
  return {
    text: kept.map((w) => w.text).join(' '),
    confidence:
      letters === 0 ? 0 : kept.reduce((sum, w) => sum + w.confidence * w.text.length, 0) / letters,
  };
}
