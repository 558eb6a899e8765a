import type { Honest } from './honest-files.ts';
import type { HostileFile } from './hostile-files.ts';

const text = (value: string) => new TextEncoder().encode(value);
const bytes = (...values: number[]) => Uint8Array.from(values);

/** Files of other kinds under borrowed names, and files that are hardly files. */
export function strangers(honest: Honest[]): HostileFile[] {
  const jpeg = honest.find((h) => h.kind === 'jpeg')!.bytes;
  const pdf = honest.find((h) => h.kind === 'pdf')!.bytes;
  const docx = honest.find((h) => h.kind === 'docx')!.bytes;
  return [
    { name: 'vide.jpg', bytes: bytes() },
    { name: 'un octet.pdf', bytes: bytes(0x25) },
    {
      name: 'svg.png',
      bytes: text(
        '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
      ),
    },
    {
      name: 'xml svg.png',
      bytes: text(
        `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>`,
      ),
    },
    { name: 'html.jpg', bytes: text('<!doctype html><script>alert(1)</script>') },
    { name: 'gif.png', bytes: text('GIF89a\x01\x00\x01\x00') },
    { name: 'tiff.jpg', bytes: bytes(0x49, 0x49, 0x2a, 0, 8, 0, 0, 0) },
    { name: 'heic.jpg', bytes: text('\0\0\0\x18ftypheic\0\0\0\0mif1heic') },
    { name: 'bmp.png', bytes: text('BM\x46\0\0\0\0\0\0\0\x36\0\0\0') },
    {
      name: 'programme.pdf',
      bytes: text(`MZ${'\0'.repeat(500)}This program cannot be run in DOS mode`),
    },
    { name: 'postscript.pdf', bytes: text('%!PS-Adobe-3.0\n(/etc/passwd) (r) file') },
    { name: 'texte.docx', bytes: text('Bonjour') },
    { name: 'pdf dans docx', bytes: pdf.slice() },
    { name: 'jpeg puis zip', bytes: Uint8Array.from([...jpeg, ...docx]) },
    {
      name: 'jpeg puis html',
      bytes: Uint8Array.from([...jpeg, ...text('<script>alert(1)</script>')]),
    },
    { name: 'signature seule png', bytes: bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
    { name: 'signature seule jpeg', bytes: bytes(0xff, 0xd8, 0xff, 0xe0) },
    { name: 'signature seule webp', bytes: text('RIFF\x10\0\0\0WEBPVP8 ') },
    { name: 'signature seule zip', bytes: text('PK\x03\x04') },
    { name: 'signature seule pdf', bytes: text('%PDF-1.7') },
    { name: 'onze mégaoctets', bytes: new Uint8Array(11 * 1024 * 1024).fill(0xff) },
  ];
}
