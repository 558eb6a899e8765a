export type FileKind = 'docx' | 'pdf' | 'png' | 'jpeg' | 'webp';

/** What we can name but do not read, so that the pupil is told what to send instead. */
export type ForeignKind =
  | 'heic'
  | 'gif'
  | 'tiff'
  | 'bmp'
  | 'svg'
  | 'html'
  | 'old-word'
  | 'open-document'
  | 'spreadsheet'
  | 'slides'
  | 'zip'
  | 'text'
  | 'unknown';

/** A ZIP file may be a Word file: only its table of contents can tell. */
export type SeenKind = Exclude<FileKind, 'docx'> | 'zip-container' | 'ole-container' | ForeignKind;

/** Says what the bytes are, whatever the name of the file pretends. */
export function seeFileKind(bytes: Uint8Array): SeenKind {
  const signature = SIGNATURES.find(({ at = 0, magic }) => startsWith(bytes, magic, at));
  if (signature?.kind === 'riff') return startsWith(bytes, 'WEBP', 8) ? 'webp' : 'unknown';
  if (signature?.kind === 'isobmff')
    return HEIF_BRANDS.has(latin(bytes, 8, 12)) ? 'heic' : 'unknown';
  if (signature) return signature.kind;
  // ISO 32000 readers accept the header anywhere in the first kilobyte.
  if (latin(bytes, 0, 1024).includes('%PDF-')) return 'pdf';
  return seeText(bytes);
}

const SIGNATURES: { magic: string; at?: number; kind: SeenKind | 'riff' | 'isobmff' }[] = [
  { magic: '\x89PNG\r\n\x1a\n', kind: 'png' },
  { magic: '\xff\xd8\xff', kind: 'jpeg' },
  { magic: 'RIFF', kind: 'riff' },
  { magic: '%PDF-', kind: 'pdf' },
  { magic: 'PK\x03\x04', kind: 'zip-container' },
  { magic: 'PK\x05\x06', kind: 'zip-container' },
  { magic: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', kind: 'ole-container' },
  { magic: 'ftyp', at: 4, kind: 'isobmff' },
  { magic: 'GIF8', kind: 'gif' },
  { magic: 'II*\0', kind: 'tiff' },
  { magic: 'MM\0*', kind: 'tiff' },
  { magic: 'BM', kind: 'bmp' },
];

const HEIF_BRANDS = new Set([
  'heic',
  'heix',
  'hevc',
  'heim',
  'heis',
  'mif1',
  'msf1',
  'avif',
  'avis',
]);

function seeText(bytes: Uint8Array): ForeignKind {
  const head = new TextDecoder().decode(bytes.subarray(0, 512)).toLowerCase();
  if (head.includes('<svg')) return 'svg';
  if (head.includes('<html') || head.includes('<!doctype html')) return 'html';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells binary from text
  return head.length > 0 && !/[\0-\x08\x0e-\x1f\ufffd]/.test(head) ? 'text' : 'unknown';
}

const latin = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

const startsWith = (bytes: Uint8Array, magic: string, at: number) =>
  bytes.length >= at + magic.length && latin(bytes, at, at + magic.length) === magic;
