import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** The same Word file declared as one that carries macros. */
export function withMacros(docx: Uint8Array): Uint8Array {
  const parts = unzipSync(docx);
  parts['[Content_Types].xml'] = strToU8(
    strFromU8(parts['[Content_Types].xml']!).replaceAll(
      '.document.main',
      '.document.macroEnabled.main',
    ),
  );
  parts['word/vbaProject.bin'] = new Uint8Array([1, 2, 3]);
  return zipSync(parts, { mtime: new Date('1980-01-02') });
}

/** What Word leaves when a password is set: the old container with an `EncryptedPackage` in it. */
export function encryptedDocx(): Uint8Array {
  const file = new Uint8Array(512 * 4);
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const names = ['Root Entry', 'EncryptionInfo', 'EncryptedPackage'];
  for (const [i, name] of names.entries()) file.set(Buffer.from(name, 'utf16le'), 512 + i * 128);
  return file;
}

export const svgAsPng = () =>
  strToU8(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="200" height="80"><text x="9" y="40">Copie</text></svg>',
  );
