import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { seeFileKind } from '../reading/file-kind.ts';
import { stripMetadata } from './strip-metadata.ts';

const CANARIES = ['Pixel 9 Canari', 'SERIE-4242', '2026:11:15', 'xpacket', 'latitude-48'];

/** A photograph whose camera says where it was, what it is and its number. */
async function taken(format: 'jpeg' | 'png' | 'webp', orientation = 1): Promise<Buffer> {
  const picture = sharp(readFileSync('samples/imprime-150.jpg'))
    .resize(160)
    .withMetadata({ orientation });
  const xmp = '<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/">latitude-48</x:xmpmeta>';
  return picture
    .withExifMerge({
      IFD0: { Model: 'Pixel 9 Canari', DateTime: '2026:11:15 09:00:00' },
      IFD2: { BodySerialNumber: 'SERIE-4242' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 29/1' },
    })
    .withXmp(xmp)
    .toFormat(format)
    .toBuffer();
}

async function strip(bytes: Uint8Array, chunk = 1_000): Promise<Buffer> {
  async function* source() {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk);
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of stripMetadata(source(), seeFileKind)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const points = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
const upright = (bytes: Uint8Array) => sharp(bytes).autoOrient().raw().toBuffer();

test.each(['jpeg', 'png', 'webp'] as const)(
  '[C11] a %s says nothing more of its camera, place or day, and is the same picture the same way up',
  async (format) => {
    for (let orientation = 1; orientation <= 8; orientation++) {
      const photo = await taken(format, orientation);
      const before = await sharp(photo).metadata();
      expect([before.orientation, Boolean(before.exif)]).toEqual([orientation, true]);
      const stripped = await strip(photo, 1 + orientation * 700);
      for (const canary of CANARIES) expect(stripped.includes(canary), canary).toBe(false);
      expect((await sharp(stripped).metadata()).orientation ?? 1).toBe(orientation);
      expect((await points(stripped)).equals(await points(photo))).toBe(true);
      expect((await upright(stripped)).equals(await upright(photo))).toBe(true);
    }
  },
);

test('[C11] byte by byte, a photograph comes out the same', async () => {
  const photo = await taken('jpeg', 6);
  expect((await strip(photo, 1)).equals(await strip(photo, photo.length))).toBe(true);
});

test('[C11] the film behind a photograph goes, as do thumbnails and the notes of editors', async () => {
  const photo = await taken('jpeg');
  const note = (marker: number, text: string) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text)]);
  const dressed = Buffer.concat([
    ...[photo.subarray(0, 2), note(0xed, 'Photoshop 3.0\0latitude-48'), note(0xfe, 'SERIE-4242')],
    ...[note(0xe0, 'JFXX\0latitude-48'), photo.subarray(2), Buffer.from('ftypmp42 latitude-48')],
  ]);
  const stripped = await strip(dressed);
  for (const canary of CANARIES) expect(stripped.includes(canary), canary).toBe(false);
  expect((await points(stripped)).equals(await points(photo))).toBe(true);
});

test.each([7, 64, 1_000, 1_000_000])(
  '[C11] photographs inside a PDF lose their notes; not a byte moves (pieces of %i)',
  async (chunk) => {
    const photo = await taken('jpeg', 8);
    const around = (text: string) => Buffer.from(`${text}\n`);
    const pdf = Buffer.concat([
      ...[around('%PDF-1.7'), around('stream'), photo, around('endstream')],
      ...[Buffer.from([0xff, 0xe1, 0xff, 0xff]), around('stream'), photo, around('%%EOF')],
    ]);
    const stripped = await strip(pdf, chunk);
    expect(stripped.length).toBe(pdf.length);
    for (const canary of CANARIES) expect(stripped.includes(canary), canary).toBe(false);
    expect(stripped.subarray(-6).toString()).toBe('%%EOF\n');
    const inside = stripped.subarray(16, 16 + photo.length);
    expect((await upright(inside)).equals(await upright(photo))).toBe(true);
  },
);

test('[C11] what is cut, empty or no picture passes as it is, or shorter', async () => {
  const photo = await taken('jpeg');
  for (const end of [0, 1, 3, 20, 200, 2_000])
    expect((await strip(photo.subarray(0, end))).length).toBeLessThanOrEqual(end + 32);
  const word = Buffer.from('PK\u0003\u0004 Exif\0\0 latitude-48');
  expect((await strip(word)).equals(word)).toBe(true);
  const endless = Buffer.concat([photo.subarray(0, 2), Buffer.alloc(400_000, 'ff', 'hex')]);
  expect((await strip(endless, 65_536)).length).toBeLessThan(endless.length);
});
