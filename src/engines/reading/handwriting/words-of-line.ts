import type { Box, ReadWord } from '../reading.ts';
import type { RecognisedLine } from '../recognition.ts';
import { LINE_HEIGHT, type LineImage } from './cut-line.ts';

/** Cuts a recognised line at its spaces: words with their place on the page and their chance of being right, crossed-out ones marked. */
export function wordsOfLine(
  line: RecognisedLine,
  cut: LineImage,
  confidenceOf: (characters: { confidence: number }[]) => number,
): ReadWord[] {
  const words: (ReadWord & { from: number })[] = [];
  let letters: RecognisedLine['characters'] = [];
  const close = () => {
    if (letters.length > 0) {
      const [from, to] = [letters[0]!.from, letters.at(-1)!.to];
      words.push({
        text: letters.map(({ char }) => char).join(''),
        confidence: confidenceOf(letters),
        box: boxOnPage(cut, from, to),
        from,
      });
    }
    letters = [];
  };
  for (const character of line.characters) {
    if (character.char === ' ') close();
    else letters.push(character);
  }
  close();
  for (const { from, to } of line.struck) {
    words.push({ text: '', confidence: 1, box: boxOnPage(cut, from, to), struck: true, from });
  }
  return words.sort((a, b) => a.from - b.from).map(({ from: _, ...word }) => word);
}

function boxOnPage({ image, toPage }: LineImage, from: number, to: number): Box {
  const corners = [from, (from + to) / 2, to].flatMap((share) =>
    [0, LINE_HEIGHT].map((y) => toPage(share * image.width, y)),
  );
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [x, y] = [Math.max(0, Math.min(...xs)), Math.max(0, Math.min(...ys))];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
