import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { createReader } from './read-file.ts';

const reader = createReader();
afterAll(() => reader.close());

/** Reading pixels takes seconds, and more on a busy machine. */
const OCR = 90_000;

const SAMPLES = new URL('../../../samples/', import.meta.url);
const bytesOf = (file: string) => new Uint8Array(readFileSync(new URL(file, SAMPLES)));
const level = (text: string) => text.replace(/\s+/g, ' ').replace(/[’]/g, "'").trim();
const expected = (file: string) => level(readFileSync(new URL(`${file}.txt`, SAMPLES), 'utf8'));

const read = async (file: string) => {
  const outcome = await reader.read({ bytes: bytesOf(file) });
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.value.reading;
};

/** Share of the expected words that were read, whatever their order: fine enough to tell read from unread. */
const wordsFound = (text: string, wanted: string) => {
  const found = new Set(level(text).split(' '));
  const words = wanted.split(' ');
  return words.filter((w) => found.has(w)).length / words.length;
};

test.each([
  ['dissertation.docx', 'docx'],
  ['equations.docx', 'docx'],
  ['tableau.docx', 'docx'],
  ['texte.pdf', 'pdf_text'],
  ['texte-colonnes.pdf', 'pdf_text'],
])('%s is read to the letter', async (file, mode) => {
  const reading = await read(file);
  expect(reading.mode).toBe(mode);
  expect(level(reading.text)).toBe(expected(file));
  expect(reading.confidence).toBe(1);
});

test('a file of more than thirty pages is read up to the thirtieth, and says so', async () => {
  const { pages, warnings } = await read('trente-deux-pages.pdf');
  expect(pages).toHaveLength(30);
  expect(warnings).toEqual([{ code: 'pages-left-out', kept: 30, total: 32 }]);
});

test('a photo with shadow and perspective is read, each word placed where it is on the photo', {
  timeout: OCR,
}, async () => {
  const reading = await read('photo-ombre.jpg');
  expect(reading.mode).toBe('ocr');
  expect(wordsFound(reading.text, expected('photo-ombre.jpg'))).toBeGreaterThan(0.97);
  const [page] = reading.pages;
  const first = page!.lines[0]!.words[0]!;
  expect(first.text).toBe('Composition');
  expect(first.box!.x).toBeGreaterThan(page!.width * 0.1);
  expect(first.box!.x + first.box!.width).toBeLessThan(page!.width * 0.4);
  expect(first.box!.y + first.box!.height).toBeLessThan(page!.height * 0.2);
});

test('an upside-down page is read the right way up', { timeout: OCR }, async () => {
  const reading = await read('envers.jpg');
  expect(wordsFound(reading.text, expected('envers.jpg'))).toBeGreaterThan(0.97);
  expect(reading.pages[0]!.lines[0]!.box!.y).toBeGreaterThan(reading.pages[0]!.height / 2);
});

test('facing pages are read one after the other', { timeout: OCR }, async () => {
  const { text } = await read('double-page.jpg');
  expect(text.indexOf('Composition')).toBe(0);
  expect(text.indexOf('La classe a sem')).toBeGreaterThan(
    text.indexOf("s'éteindre dans les formes"),
  );
});

test.each([
  ['protege.pdf', 'file-encrypted'],
  ['protege.docx', 'file-encrypted'],
  ['macros.docx', 'file-with-macros'],
  ['dessin.png', 'file-type-unsupported'],
  ['vide.jpg', 'file-empty'],
  ['vide.pdf', 'no-text'],
  ['page-blanche.jpg', 'no-text'],
  ['tronquee.jpg', 'file-damaged'],
])('%s is refused: %s', async (file, code) => {
  expect(await reader.read({ bytes: bytesOf(file) })).toMatchObject({ ok: false, error: { code } });
});

test('a PDF of several pages tells which one is being read', async () => {
  const heard: string[] = [];
  await reader.read({ bytes: bytesOf('trente-pages.pdf') }, (_, page) =>
    heard.push(page ? `${page.at}/${page.of}` : 'opening'),
  );
  const pages = [...new Set(heard)];
  expect(pages).toEqual(['opening', ...Array.from({ length: 30 }, (_, i) => `${i + 1}/30`)]);
});
