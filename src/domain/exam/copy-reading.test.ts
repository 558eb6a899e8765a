import { expect, test } from 'vitest';
import { type CopyReading, cleanText, joinReadings } from './copy-reading.ts';

const reading = (over: Partial<CopyReading>): CopyReading => ({
  inputMode: 'docx',
  text: '',
  confidence: 1,
  pages: [{ width: 0, height: 0, lines: [] }],
  warnings: [],
  pdfIsRaster: false,
  ...over,
});

test('control characters go, line feeds and tabs stay', () => {
  expect(cleanText('un\u0000\u0007\r\ndeux\rtrois\tquatre')).toBe('un\ndeux\ntrois\tquatre');
});

test('an accent is one character however it was typed', () => {
  expect(cleanText('e\u0301te\u0301')).toBe('été');
});

test('what is stored is at most 250,000 characters', () => {
  expect(cleanText('a'.repeat(300_000))).toHaveLength(250_000);
});

test('several files are one copy: pages in order, the longer text weighing more', () => {
  const joined = joinReadings([
    reading({ text: 'aaa', confidence: 1 }),
    reading({ text: 'b', confidence: 0.6, inputMode: 'ocr', pdfIsRaster: true }),
  ]);
  expect(joined).toMatchObject({ text: 'aaa\n\nb', inputMode: 'ocr', pdfIsRaster: true });
  expect(joined.confidence).toBeCloseTo(0.9);
  expect(joined.pages).toHaveLength(2);
});

test('words stay findable in the text after cleaning', () => {
  const words = [{ text: 'e\u0301te\u0301', confidence: 1 }];
  const pages = [
    { width: 0, height: 0, lines: [{ text: 'e\u0301te\u0301', confidence: 1, words }] },
  ];
  const { text, pages: cleaned } = joinReadings([reading({ text: 'e\u0301te\u0301', pages })]);
  expect(text).toContain(cleaned[0]!.lines[0]!.words[0]!.text);
});
