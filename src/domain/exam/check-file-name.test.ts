import { expect, test } from 'vitest';
import { checkFileName, MAX_FILE_BYTES } from './check-file-name.ts';

const codeFor = (name: string, size = 1000) => {
  const checked = checkFileName({ name, size });
  return checked.ok ? 'accepted' : checked.error.code;
};

test.each(['copie.png', 'Copie.JPG', 'copie été 2.jpeg', 'a.webp', 'a.pdf', 'a.docx'])(
  '%s is accepted',
  (name) => {
    expect(codeFor(name)).toBe('accepted');
  },
);

test.each(['a.exe', 'a.bat', 'a.cmd', 'a.scr', 'a.pif', 'a.vbs', 'a.JS', 'copie.pdf.exe'])(
  '%s is dangerous',
  (name) => {
    expect(codeFor(name)).toBe('file-type-dangerous');
  },
);

test.each([
  'a<b.png',
  'a>b.png',
  'a:b.png',
  'a"b.png',
  'a/b.png',
  'a\\b.png',
  'a|b.png',
  'a?b.png',
  'a*b.png',
  'a\u0007.png',
])('the name %j is unsafe', (name) => {
  expect(codeFor(name)).toBe('file-name-unsafe');
});

test('another type, ten megabytes and a byte, nothing at all: refused', () => {
  expect(codeFor('a.gif')).toBe('file-type-unsupported');
  expect(codeFor('a.png', MAX_FILE_BYTES)).toBe('accepted');
  expect(codeFor('a.png', MAX_FILE_BYTES + 1)).toBe('file-too-large');
  expect(codeFor('a.png', 0)).toBe('file-empty');
});
