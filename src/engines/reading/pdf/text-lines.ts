import { unionBox } from '../boxes.ts';
import type { Box, ReadLine, ReadWord } from '../reading.ts';
import type { PdfCharacter } from './pdfium-text.ts';

/** Builds lines and words from the characters of a text page, in the order the file gives them. */
export function textLines(characters: PdfCharacter[]): ReadLine[] {
  const lines = splitLines(characters.map(readable))
    .map(lineOf)
    .filter((line) => line !== undefined);
  return lines.map((line, i) => ({
    ...line,
    startsParagraph: startsParagraph(line, lines[i - 1], lines),
  }));
}

/** pdfium marks the hyphen of a cut word with U+0002; ligatures are drawings of two letters. */
function readable(c: PdfCharacter): PdfCharacter {
  const char =
    c.char === '\u0002' || c.char === '\u00ad'
      ? '-'
      : /[\ufb00-\ufb06]/.test(c.char)
        ? c.char.normalize('NFKC')
        : c.char;
  return { ...c, char };
}

function splitLines(characters: PdfCharacter[]): PdfCharacter[][] {
  const lines: PdfCharacter[][] = [[]];
  for (const c of characters) {
    if (c.char === '\n' || c.char === '\r') lines.push([]);
    else lines.at(-1)!.push(c);
  }
  return lines;
}

function lineOf(characters: PdfCharacter[]): ReadLine | undefined {
  const words: (ReadWord & { box: Box })[] = [];
  let open = false;
  for (const { char, box } of characters) {
    if (/\s/.test(char)) open = false;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: PDF files do carry them
    else if (!/[\0-\x1f\ufffe\uffff]/.test(char)) {
      const last = words.at(-1);
      if (open && last) {
        last.text += char;
        last.box = unionBox([last.box, box]);
      } else words.push({ text: char, confidence: 1, box });
      open = true;
    }
  }
  if (words.length === 0) return undefined;
  for (const word of words) word.text = word.text.normalize('NFC');
  const box = unionBox(words.map((w) => w.box));
  const foot = box.y + box.height * 0.8;
  return {
    text: words.map((w) => w.text).join(' '),
    confidence: 1,
    kind: 'typed',
    startsParagraph: false,
    box,
    baseline: [
      { x: box.x, y: foot },
      { x: box.x + box.width, y: foot },
    ],
    words,
  };
}

/** A paragraph shows by a gap above it, an indent, or a short line before it. */
function startsParagraph(line: ReadLine, previous: ReadLine | undefined, all: ReadLine[]): boolean {
  if (!previous) return true;
  const { box } = line;
  const before = previous.box!;
  const height = Math.min(box!.height, before.height);
  const gap = box!.y - (before.y + before.height);
  const right = Math.max(...all.map((l) => l.box!.x + l.box!.width));
  return (
    gap > height * 0.6 ||
    gap < -height * 2 ||
    box!.x - before.x > height * 0.8 ||
    right - (before.x + before.width) > (right - before.x) * 0.25
  );
}
