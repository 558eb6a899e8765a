import { type ByteReader, passOn } from './byte-reader.ts';
import { blanked } from './orientation.ts';

const HEAD_BYTES = 12;
const MOST_CHUNKS = 5_000;
const MOST_NOTE_BYTES = 10_000_000;
const EXIF = 'Exif\0\0';

/** A WebP whose notes are blank. Lengths stay as they are: the first bytes of the file tell how long it is. */
export async function* stripWebp(reader: ByteReader): AsyncGenerator<Buffer> {
  const head = await reader.take(HEAD_BYTES);
  yield head;
  if (head.length < HEAD_BYTES) return;
  let left = head.readUInt32LE(4) - 4;
  for (let chunks = 0; chunks < MOST_CHUNKS && left > 0; chunks++) {
    const opening = await reader.take(8);
    if (opening.length < 8) return;
    yield opening;
    const size = opening.readUInt32LE(4);
    const padded = size + (size % 2);
    const type = opening.toString('latin1', 0, 4);
    if (size <= MOST_NOTE_BYTES && type === 'EXIF') yield blankExif(await reader.take(padded));
    else if (size <= MOST_NOTE_BYTES && type === 'XMP ')
      yield Buffer.alloc((await reader.take(padded)).length, ' ');
    else yield* passOn(reader, padded);
    left -= 8 + padded;
  }
}

function blankExif(note: Buffer): Buffer {
  const isPrefixed = note.subarray(0, EXIF.length).toString('latin1') === EXIF;
  return isPrefixed
    ? Buffer.concat([note.subarray(0, EXIF.length), blanked(note.subarray(EXIF.length))])
    : blanked(note);
}
