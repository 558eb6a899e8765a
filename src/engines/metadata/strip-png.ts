import { crc32 } from 'node:zlib';
import { type ByteReader, passOn, skip } from './byte-reader.ts';
import { orientationBlock, orientationOf } from './orientation.ts';

const SIGNATURE_BYTES = 8;
const MOST_CHUNKS = 50_000;
const MOST_EXIF_BYTES = 1_000_000;
/** The picture itself and how to show it: nothing that says where, when or by whom. */
const KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT pHYs bKGD acTL fcTL fdAT'.split(' '),
);

/** A PNG without its texts, dates and camera notes; what follows its end goes too. */
export async function* stripPng(reader: ByteReader): AsyncGenerator<Buffer> {
  yield await reader.take(SIGNATURE_BYTES);
  for (let chunks = 0; chunks < MOST_CHUNKS; chunks++) {
    const head = await reader.take(8);
    if (head.length < 8) return;
    const size = head.readUInt32BE();
    const type = head.toString('latin1', 4);
    if (KEPT.has(type)) {
      yield head;
      yield* passOn(reader, size + 4);
    } else if (type === 'eXIf' && size <= MOST_EXIF_BYTES) {
      yield exifChunk(orientationBlock(orientationOf(await reader.take(size))));
      await skip(reader, 4);
    } else {
      await skip(reader, size + 4);
    }
    if (type === 'IEND') return;
  }
}

function exifChunk(block: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from('eXIf'), block]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(block.length);
  numbers.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)]);
}
