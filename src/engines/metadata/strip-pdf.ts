import type { ByteReader } from './byte-reader.ts';
import { blanked } from './orientation.ts';

const NOTE = Buffer.from([0xff, 0xe1]);
const EXIF = Buffer.from('Exif\0\0', 'latin1');
const XMP = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1');
/** Mark, length and the longest name: what tells that a note begins. */
const OPENING = 4 + XMP.length;

/** A PDF whose photographs, kept in it as their JPEG files, say nothing more of where and by what they were taken. */
export async function* stripPdf(reader: ByteReader): AsyncGenerator<Buffer> {
  for (;;) {
    const bytes = await reader.some(65_536);
    if (bytes.length === 0) return;
    const at = findNote(bytes);
    reader.unread(bytes.length - at);
    if (at > 0) yield bytes.subarray(0, at);
    if (at < bytes.length) yield* blankNote(reader);
  }
}

/** Where a note begins, or may begin since the rest of it is not at hand; else the end. */
function findNote(bytes: Buffer): number {
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    if (at + OPENING > bytes.length || nameOfNote(bytes.subarray(at))) return at;
  }
  return bytes.length;
}

const nameOfNote = (bytes: Buffer): Buffer | undefined =>
  bytes.subarray(0, 2).equals(NOTE)
    ? [EXIF, XMP].find((name) => bytes.subarray(4, 4 + name.length).equals(name))
    : undefined;

/** Standing where a note may begin: the note with its content blanked, or one byte as it is. */
async function* blankNote(reader: ByteReader): AsyncGenerator<Buffer> {
  const opening = await reader.take(OPENING);
  const name = nameOfNote(opening);
  const kept = name ? 4 + name.length : 1;
  reader.unread(opening.length - kept);
  yield opening.subarray(0, kept);
  if (!name) return;
  const note = await reader.take(Math.max(0, opening.readUInt16BE(2) - 2 - name.length));
  yield name === EXIF ? blanked(note) : Buffer.alloc(note.length, ' ');
}
