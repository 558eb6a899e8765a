import { type ByteReader, byteReader, passOn } from './byte-reader.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPdf } from './strip-pdf.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

const STRIPPERS: Record<string, (reader: ByteReader) => AsyncGenerator<Buffer>> = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
  pdf: stripPdf,
};
/** What every signature of a file fits in. */
const HEAD_BYTES = 16;
const PIECE_BYTES = 65_536;

/**
 * The file without what a camera writes about its owner: place, device, serial number, date, thumbnails.
 * The picture is the same, point for point, and still knows which way up it is. Other kinds pass as they are.
 */
export async function* stripMetadata(
  source: AsyncIterable<Uint8Array>,
  kindOf: (head: Uint8Array) => string | undefined,
): AsyncGenerator<Uint8Array> {
  const reader = byteReader(source);
  try {
    const head = await reader.take(HEAD_BYTES);
    reader.unread(head.length);
    const strip = STRIPPERS[kindOf(head) ?? ''];
    yield* gathered(strip ? strip(reader) : passOn(reader, Number.POSITIVE_INFINITY));
    // Whoever sends is heard to the end: only then is it known how much was sent.
    for (let rest = 1; rest > 0; ) rest = (await reader.some(PIECE_BYTES)).length;
  } finally {
    await reader.close();
  }
}

/** In pieces worth a write. */
async function* gathered(pieces: AsyncGenerator<Buffer>): AsyncGenerator<Uint8Array> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    size += piece.length;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting);
}
