import { expect, test } from 'vitest';
import { buildTranscript } from '../correction/transcript.ts';
import type { CopyReading } from './copy-reading.ts';
import { applyFixes } from './word-fix.ts';

const box = { x: 1, y: 2, width: 3, height: 4 };
const word = (text: string, confidence = 0.99) => ({ text, confidence, box });
const reading: CopyReading = {
  inputMode: 'ocr',
  text: "L'homme est un loup.\n\nLa pente qui nous enporte",
  confidence: 0.7,
  warnings: [],
  pdfIsRaster: false,
  pages: [
    {
      width: 100,
      height: 100,
      lines: [
        {
          text: "L'homme est un loup.",
          confidence: 0.9,
          words: [word("L'homme"), word('est'), word('un', 0.4), word('loup.')],
        },
        { text: '', confidence: 1, words: [{ text: '', confidence: 1, box, struck: true }] },
        {
          text: 'La pente qui nous enporte',
          confidence: 0.6,
          words: [word('La'), word('pente'), word('qui'), word('nous'), word('enporte', 0.2)],
        },
      ],
    },
  ],
};
const fix = (line: number, at: number, text: string) => ({ page: 1, line, word: at, text });

test('a fixed word changes the line and the text, and keeps its place on the page', () => {
  const fixed = applyFixes(reading, [fix(3, 5, 'emporte')]);
  expect(fixed.text).toBe("L'homme est un loup.\n\nLa pente qui nous emporte");
  const { lines } = buildTranscript({ ...fixed, source: 'ocr' });
  const last = lines.at(-1)?.words.at(-1);
  expect(fixed.text.slice(last?.start, last?.end)).toBe('emporte');
  expect(last?.box).toEqual(box);
});

test('a word may become two, or nothing', () => {
  const fixed = applyFixes(reading, [fix(1, 4, 'loup pour'), fix(3, 3, '')]);
  expect(fixed.text).toBe("L'homme est un loup pour\n\nLa pente nous enporte");
});

test('a crossing-out can be taken back, even where it was the whole line', () => {
  const fixed = applyFixes(reading, [fix(2, 1, 'Pourtant')]);
  expect(fixed.text).toContain('loup.\nPourtant\n\nLa pente');
  expect(fixed.pages[0]?.lines[1]?.words[0]?.struck).toBeUndefined();
});

test('once looked over, doubtful words are certain and the copy is surer', () => {
  const { confidence, text } = applyFixes(reading, []);
  expect(text).toBe(reading.text);
  expect(confidence).toBeGreaterThan(0.98);
});
