import type { ByteReader } from './byte-reader.ts';
import { orientationBlock, orientationOf } from './orientation.ts';

const EXIF = 'Exif\0\0';
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** A photograph has some dozens; a file made to keep us busy is cut there. */
const MOST_SEGMENTS = 5_000;

/** A JPEG without what its camera wrote beside the picture; what follows its end (films, other photos) goes too. */
export async function* stripJpeg(reader: ByteReader): AsyncGenerator<Buffer> {
  let inScan = false;
  for (let segments = 0; segments < MOST_SEGMENTS; ) {
    const { before, marker } = await untilMarker(reader);
    if (inScan && before.length > 0) yield before;
    if (marker === undefined && before.length === 0) return;
    if (marker === undefined) continue;
    segments++;
    if (marker === START || marker === END) yield Buffer.from([0xff, marker]);
    if (marker === END) return;
    if (marker === START) continue;
    inScan = marker === SCAN;
    const size = await reader.take(2);
    if (size.length < 2) return;
    const kept = keep(marker, await reader.take(Math.max(0, size.readUInt16BE() - 2)));
    if (kept) yield segment(marker, kept);
  }
}

/** The bytes at hand before the next marker, and that marker once it is reached. */
async function untilMarker(reader: ByteReader): Promise<{ before: Buffer; marker?: number }> {
  let bytes = await reader.some(65_536);
  if (bytes.length === 1 && bytes[0] === 0xff) {
    reader.unread(1);
    bytes = await reader.take(2);
    if (bytes.length === 1) return { before: bytes };
  }
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const isLast = at === bytes.length - 1;
    if (!isLast && !isMarker(bytes[at + 1]!)) continue;
    reader.unread(bytes.length - at - (isLast ? 0 : 2));
    return { before: bytes.subarray(0, at), ...(!isLast && { marker: bytes[at + 1]! }) };
  }
  return { before: bytes };
}

/** Inside the picture, FF is followed by 00 where it is a value, by D0 to D7 where the decoder may start again. */
const isMarker = (byte: number) => byte !== 0 && byte !== 0xff && !(byte >= 0xd0 && byte <= 0xd7);

/** What a decoder needs: tables, the colour profile, Adobe's word on colours, the way up. */
function keep(marker: number, body: Buffer): Buffer | undefined {
  const begins = (words: string) => body.subarray(0, words.length).toString('latin1') === words;
  if (marker === 0xe1 && begins(EXIF)) {
    const block = orientationBlock(orientationOf(body.subarray(EXIF.length)));
    return Buffer.concat([Buffer.from(EXIF, 'latin1'), block]);
  }
  const isNote = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
  const isNeeded = begins('JFIF\0') || begins('ICC_PROFILE\0') || begins('Adobe');
  return !isNote || isNeeded ? body : undefined;
}

function segment(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}
