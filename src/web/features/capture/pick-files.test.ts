import { expect, test } from 'vitest';
import { pickFiles } from './pick-files.ts';

const file = (name: string, bytes = 10) => new File(['x'.repeat(bytes)], name);
const names = (files: File[]) => files.map(({ name }) => name);

test('photos, PDF and Word files join what is there', () => {
  const { files, reasons } = pickFiles(1, [file('b.JPG'), file('c.pdf')]);
  expect(names(files)).toEqual(['b.JPG', 'c.pdf']);
  expect(reasons).toEqual([]);
});

test.each([
  ['notes.txt', 'Type de fichier non autorisé'],
  ['virus.exe', 'Type de fichier dangereux détecté'],
  ['a:b.png', 'Nom de fichier non sécurisé'],
])('%s is left out with its reason', (name, reason) => {
  expect(pickFiles(0, [file(name)])).toMatchObject({ files: [], reasons: [reason] });
});

test('past five files the others are dropped', () => {
  const many = ['1.png', '2.png', '3.png', '4.png', '5.png', '6.png'].map((name) => file(name));
  const { files, tooMany } = pickFiles(2, many);
  expect(files).toHaveLength(3);
  expect(tooMany).toBe(true);
});
