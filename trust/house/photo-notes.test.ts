import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';
import { SEED, seededRandom, times } from '../scale.ts';
import { sendCopy } from './send-copy.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const CANARIES = ['Telephone-Canari', 'SERIE-4242', 'latitude-48', '2026:11:15'];
const FORMATS = ['jpeg', 'png', 'webp'] as const;

/** A photograph that says where, when and by what it was taken, in a format and a position drawn by lot. */
async function photograph(random: () => number): Promise<[string, Buffer]> {
  const format = FORMATS[Math.floor(random() * FORMATS.length)]!;
  const bytes = await sharp(readFileSync('samples/imprime-150.jpg'))
    .resize(120 + Math.floor(random() * 200))
    .withMetadata({ orientation: 1 + Math.floor(random() * 8) })
    .withExifMerge({
      IFD0: { Make: 'Telephone-Canari', DateTime: '2026:11:15 09:00:00' },
      IFD2: { BodySerialNumber: 'SERIE-4242', LensSerialNumber: 'SERIE-4242' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 29/1', GPSLongitude: '2/1 17/1 40/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>latitude-48</a></x:xmpmeta>')
    .toFormat(format)
    .toBuffer();
  return [`page.${format}`, bytes];
}

test('[C11] of what a camera writes about its owner nothing is stored, and nothing exported', async ({
  annotate,
}) => {
  const random = seededRandom();
  const { id, cookie } = await house.pupil(undefined, { plan: 'pro' });
  const copies = times(3, 200);
  for (let copy = 0; copy < copies; copy++) {
    const files = [await photograph(random), await photograph(random), await photograph(random)];
    for (const [name, bytes] of files)
      expect(bytes.includes('SERIE-4242'), `${name} carries no canary`).toBe(true);
    expect((await sendCopy(house, cookie, { files })).status).toBe(202);
  }
  const archive = await house.request('/api/rights/export', { cookie });
  const exported = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  const kept = new Map<string, Uint8Array>(Object.entries(exported));
  for (const key of await house.ports.files.list(`${id}/`))
    kept.set(key, await house.ports.files.read(key));
  for (const [name, bytes] of kept) {
    for (const canary of CANARIES) expect(Buffer.from(bytes).includes(canary), name).toBe(false);
    if (/\.(jpe?g|png|webp)$/.test(name)) {
      const { exif } = await sharp(bytes).metadata();
      expect(exif?.length ?? 0, name).toBeLessThan(4_000);
    }
  }
  expect(kept.size).toBeGreaterThanOrEqual(6 * copies);
  await annotate(`seed ${SEED}: ${3 * copies} photographs, ${kept.size} kept or exported, 0 note`);
});
