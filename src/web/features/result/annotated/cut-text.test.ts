import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aRemark } from '../testing/a-result.ts';
import { cutText } from './cut-text.ts';
import { numberRemarks } from './number-remarks.ts';
import { lineAt } from './place-in-copy.ts';

const TEXT = 'Être libre, on le croit volontier.\n\nPlaton compare la vie à un tonneau.';
const on = (words: string) => {
  const start = TEXT.indexOf(words);
  return aRemark({ evidence: [{ start, end: start + words.length, text: words, places: [] }] });
};
const cut = (...words: string[]) => cutText(TEXT, numberRemarks(words.map(on)));
const piecesOf = (lines: ReturnType<typeof cut>) => lines.flatMap(({ pieces }) => pieces);

test('a mark falls on the very words it is about', () => {
  const marked = piecesOf(cut('volontier')).filter(({ under }) => under.length > 0);
  expect(marked.map(({ text }) => text)).toEqual(['volontier']);
});

test('a fault inside a weak sentence is under both, the sentence outside', () => {
  const lines = cut('volontier', 'on le croit volontier.');
  const inner = piecesOf(lines).find(({ text }) => text === 'volontier');
  expect(inner?.under.map(({ number }) => number)).toEqual([1, 2]);
  expect(inner?.closes.map(({ remark }) => remark.number)).toEqual([2]);
});

test('remarks are numbered in the order one reads', () => {
  const numbered = numberRemarks([on('Platon'), on('libre')]);
  expect(numbered.map(({ evidence }) => evidence[0]?.text)).toEqual(['libre', 'Platon']);
});

test('empty lines are not counted', () => {
  const lines = cut('Platon');
  expect(lines.map(({ number }) => number)).toEqual([1, undefined, 2]);
  expect(lineAt(TEXT, TEXT.indexOf('Platon'))).toBe(2);
  expect(lineAt(TEXT, TEXT.indexOf('volontier'))).toBe(1);
});

test('whatever is marked, the text is whole and in order', () => {
  const span = fc
    .tuple(fc.nat(TEXT.length), fc.nat(TEXT.length))
    .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b), text: '', places: [] }));
  fc.assert(
    fc.property(fc.array(span), (spans) => {
      const remarks = numberRemarks(spans.map((one) => aRemark({ evidence: [one] })));
      const lines = cutText(TEXT, remarks).map(({ pieces }) => pieces.map(({ text }) => text));
      expect(lines.map((pieces) => pieces.join('')).join('\n')).toBe(TEXT);
    }),
  );
});
