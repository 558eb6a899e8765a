/** Reads a stream by lengths, holding no more of it than one chunk or what was asked for. */
export type ByteReader = {
  /** The next `length` bytes; fewer when the stream ends. */
  take(length: number): Promise<Buffer>;
  /** Up to `length` of the bytes at hand; none when the stream has ended. */
  some(length: number): Promise<Buffer>;
  /** Puts the last `length` bytes of the latest answer back, without copying them. */
  unread(length: number): void;
  /** Nobody reads on: whoever sends may stop. */
  close(): Promise<void>;
};

export function byteReader(source: AsyncIterable<Uint8Array>): ByteReader {
  const chunks = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  let at = 0;

  const more = async (): Promise<Buffer> => {
    const { done, value } = await chunks.next();
    if (done) return Buffer.alloc(0);
    return value.length > 0 ? Buffer.from(value.buffer, value.byteOffset, value.length) : more();
  };
  const cut = (length: number): Buffer => {
    const bytes = held.subarray(at, at + length);
    at += bytes.length;
    return bytes;
  };

  return {
    async take(length) {
      const parts = [held.subarray(at)];
      for (let have = held.length - at; have < length; have += parts.at(-1)!.length) {
        const next = await more();
        if (next.length === 0) break;
        parts.push(next);
      }
      if (parts.length > 1) {
        held = Buffer.concat(parts);
        at = 0;
      }
      return cut(length);
    },
    async some(length) {
      if (at === held.length) {
        held = await more();
        at = 0;
      }
      return cut(length);
    },
    unread(length) {
      at -= length;
    },
    async close() {
      await chunks.return?.();
    },
  };
}

/** The next `length` bytes, as they come. */
export async function* passOn(reader: ByteReader, length: number): AsyncGenerator<Buffer> {
  for (let left = length; left > 0; ) {
    const bytes = await reader.some(left);
    if (bytes.length === 0) return;
    left -= bytes.length;
    yield bytes;
  }
}

export async function skip(reader: ByteReader, length: number): Promise<void> {
  for await (const _ of passOn(reader, length));
}
