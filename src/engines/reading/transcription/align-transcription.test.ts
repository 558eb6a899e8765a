import { expect, test } from 'vitest';
import type { ReadPage } from '../reading.ts';
import { alignTranscription } from './align-transcription.ts';

const word = (text: string, x: number, y: number) => ({
  text,
  confidence: 0.6,
  box: { x, y, width: 10 * text.length, height: 20 },
});
const line = (y: number, ...texts: string[]) => {
  let x = 0;
  const words = texts.map((text) => {
    const placed = word(text, x, y);
    x += 10 * text.length + 10;
    return placed;
  });
  return {
    text: texts.join(' '),
    confidence: 0.6,
    kind: 'handwriting' as const,
    startsParagraph: false,
    words,
  };
};
const page: ReadPage = {
  width: 500,
  height: 200,
  lines: [line(0, 'La', 'libertc', 'est'), line(40, 'un', 'droil', 'naturel')],
};
const transcribed = (...lines: string[]) =>
  lines.map((l) => l.split(' ').map((text) => ({ text })));

test('a better reading takes the places of ours, word by word', () => {
  const { lines } = alignTranscription(page, transcribed('La liberté est', 'un droit naturel'));
  expect(lines.map((l) => l.text)).toEqual(['La liberté est', 'un droit naturel']);
  expect(lines[0]!.words[1]!.box).toEqual(page.lines[0]!.words[1]!.box);
});

test('words both readers agree on are sure, the others are not', () => {
  const [first] = alignTranscription(page, transcribed('La liberté est', 'un droit naturel')).lines;
  expect(first!.words.map((w) => w.confidence)).toEqual([0.97, 0.75, 0.97]);
});

test('a transcription without line breaks is cut at ours', () => {
  const { lines } = alignTranscription(page, transcribed('La liberté est un droit naturel'));
  expect(lines.map((l) => l.text)).toEqual(['La liberté est', 'un droit naturel']);
});

test('a word we had missed stands between its neighbours', () => {
  const [first] = alignTranscription(
    page,
    transcribed('La grande liberté est', 'un droit naturel'),
  ).lines;
  const [la, grande, liberte] = first!.words;
  expect(grande!.text).toBe('grande');
  expect(grande!.box!.x).toBeGreaterThanOrEqual(la!.box!.x + la!.box!.width);
  expect(grande!.box!.x + grande!.box!.width).toBeLessThanOrEqual(liberte!.box!.x);
});

test('crossed-out words stay out of the text, unreadable ones are known to be', () => {
  const { lines } = alignTranscription(page, [
    [{ text: 'La' }, { text: 'grosse', struck: true }, { text: 'liberté' }, { text: 'est' }],
    [{ text: 'un' }, { text: '[illisible]', illegible: true }, { text: 'naturel' }],
  ]);
  expect(lines.map((l) => l.text)).toEqual(['La liberté est', 'un [illisible] naturel']);
  expect(lines[1]!.words[1]!.confidence).toBe(0);
});

test('a text that has nothing to do with the page keeps its words and takes no place', () => {
  const { lines } = alignTranscription(page, transcribed('Je ne peux pas lire cette image'));
  expect(lines[0]!.text).toBe('Je ne peux pas lire cette image');
  expect(lines[0]!.words.every((w) => w.box === undefined)).toBe(true);
});
