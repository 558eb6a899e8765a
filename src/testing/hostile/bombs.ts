import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import type { HostileFile } from './hostile-files.ts';

/** Small files that claim, or become, huge things. */
export function bombs(): HostileFile[] {
  return [
    {
      name: 'png 30000 x 30000',
      bytes: png(30_000, 30_000, deflateSync(Buffer.alloc(30_000 * 3_751), { level: 9 })),
    },
    {
      name: 'png annoncé 60000 x 60000',
      bytes: png(60_000, 60_000, deflateSync(Buffer.alloc(100))),
    },
    { name: 'png 1 x 16000000', bytes: png(1, 16_000_000, deflateSync(Buffer.alloc(1000))) },
    { name: 'jpeg annoncé 65500 x 65500', bytes: jpegHeader(65_500, 65_500) },
    { name: 'webp annoncé 16383 x 16383', bytes: webpHeader(16_383, 16_383) },
    {
      name: 'zip 120 Mo en un',
      bytes: zip([{ name: 'word/document.xml', content: Buffer.alloc(120_000_000) }]),
    },
    {
      name: 'zip taille menteuse',
      bytes: zip([
        { name: 'word/document.xml', content: Buffer.alloc(80_000_000), announced: 100 },
      ]),
    },
    {
      name: 'zip 20000 entrées',
      bytes: zip(
        Array.from({ length: 20_000 }, (_, i) => ({
          name: `word/${i}.xml`,
          content: Buffer.from('<a/>'),
        })),
      ),
    },
    {
      name: 'zip dans zip',
      bytes: zip([
        {
          name: 'word/document.xml',
          content: Buffer.from(zip([{ name: 'a', content: Buffer.alloc(50_000_000) }])),
        },
      ]),
    },
    { name: 'zip entrées superposées', bytes: overlapping() },
  ];
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const out = Buffer.alloc(8 + body.length);
  out.writeUInt32BE(data.length);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), 4 + body.length);
  return out;
}

/** One bit a pixel, so that the file stays small. */
function png(width: number, height: number, data: Uint8Array): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new Uint8Array(
    Buffer.concat([
      signature,
      chunk('IHDR', head),
      chunk('IDAT', data),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

function jpegHeader(width: number, height: number): Uint8Array {
  const frame = Buffer.from([
    0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63,
    0, 1, 2, 3,
  ]);
  frame.writeUInt16BE(height, 7);
  frame.writeUInt16BE(width, 9);
  return new Uint8Array(frame);
}

function webpHeader(width: number, height: number): Uint8Array {
  const out = Buffer.alloc(40);
  out.write('RIFF');
  out.writeUInt32LE(32, 4);
  out.write('WEBPVP8 ', 8);
  out.writeUInt32LE(20, 16);
  out.set([0x10, 0, 0, 0x9d, 0x01, 0x2a], 20);
  out.writeUInt16LE(width, 26);
  out.writeUInt16LE(height, 28);
  return new Uint8Array(out);
}

type Entry = { name: string; content: Buffer; announced?: number };

function zip(entries: Entry[]): Uint8Array {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, announced } of entries) {
    const packed = deflateRawSync(content, { level: 9 });
    const head = header(0x04034b50, 30, name, packed.length, announced ?? content.length);
    locals.push(head, packed);
    const central = header(0x02014b50, 46, name, packed.length, announced ?? content.length);
    central.writeUInt32LE(at, 42);
    directory.push(central);
    at += head.length + packed.length;
  }
  return new Uint8Array(
    Buffer.concat([...locals, ...directory, ending(entries.length, directory, at)]),
  );
}

/** Local and central headers share their fields, two bytes apart. */
function header(
  signature: number,
  length: number,
  name: string,
  packed: number,
  size: number,
): Buffer {
  const out = Buffer.alloc(length + name.length);
  const shift = length === 46 ? 2 : 0;
  out.writeUInt32LE(signature);
  out.writeUInt16LE(8, 8 + shift);
  out.writeUInt32LE(packed, 18 + shift);
  out.writeUInt32LE(size, 22 + shift);
  out.writeUInt16LE(name.length, 26 + shift);
  out.write(name, length);
  return out;
}

function ending(count: number, directory: Buffer[], at: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(count & 0xffff, 8);
  end.writeUInt16LE(count & 0xffff, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return end;
}

/** Nine hundred names for the same ten megabytes. */
function overlapping(): Uint8Array {
  const packed = deflateRawSync(Buffer.alloc(10_000_000), { level: 9 });
  const head = header(0x04034b50, 30, 'word/media/a.png', packed.length, 10_000_000);
  const directory = Array.from({ length: 900 }, (_, i) =>
    header(
      0x02014b50,
      46,
      i === 0 ? 'word/document.xml' : `word/media/${i}.png`,
      packed.length,
      10_000_000,
    ),
  );
  return new Uint8Array(
    Buffer.concat([
      head,
      packed,
      ...directory,
      ending(900, directory, head.length + packed.length),
    ]),
  );
}
