import { expect, test } from 'vitest';
import { seeFileKind } from './file-kind.ts';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((p) => (typeof p === 'string' ? [...p].map((c) => c.charCodeAt(0)) : p)),
  );

test.each([
  ['png', bytes([0x89], 'PNG\r\n', [0x1a], '\n')],
  ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe0])],
  ['webp', bytes('RIFF', [9, 0, 0, 0], 'WEBPVP8 ')],
  ['pdf', bytes('%PDF-1.7')],
  ['pdf', bytes('\n\njunk before the header %PDF-1.4')],
  ['zip-container', bytes('PK', [3, 4, 20, 0])],
  ['ole-container', bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ['heic', bytes([0, 0, 0, 24], 'ftypheic')],
  ['gif', bytes('GIF89a')],
  ['svg', bytes('<?xml version="1.0"?><svg xmlns="x">')],
  ['html', bytes('<!DOCTYPE html><title>photo.jpg</title>')],
  ['text', bytes('Bonjour')],
  ['unknown', bytes('RIFF', [9, 0, 0, 0], 'WAVE')],
  ['unknown', bytes([0, 1, 2, 3])],
  ['unknown', bytes('')],
])('sees %s by its content', (kind, content) => {
  expect(seeFileKind(content)).toBe(kind);
});
