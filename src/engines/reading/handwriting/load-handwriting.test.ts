import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { blank } from '../image/grey.ts';
import type { GreyImage } from '../recognition.ts';
import { cutLine } from './cut-line.ts';
import { type Handwriting, loadHandwriting } from './load-handwriting.ts';

const root = (path: string) => new URL(`../../../../${path}`, import.meta.url);
let handwriting: Handwriting;
let lines: { text: string; image: GreyImage }[];

/** Lines in hands the models never saw, with planted spelling faults. */
async function unseenLines(count: number) {
  const blob = await readFile(root('bench/handwriting-fidelity/lines.bin'));
  const about: { off: number; len: number; text: string }[] = JSON.parse(
    await readFile(root('bench/handwriting-fidelity/lines.json'), 'utf8'),
  );
  return Promise.all(
    about.slice(0, count).map(async ({ off, len, text }) => {
      const file = sharp(blob.subarray(off, off + len)).greyscale();
      const { data, info } = await file.raw().toBuffer({ resolveWithObject: true });
      return {
        text,
        image: { width: info.width, height: info.height, data: new Uint8Array(data) },
      };
    }),
  );
}

/** The lines one under the other on a sheet. */
function sheet(): GreyImage {
  const page = blank(
    Math.max(...lines.map(({ image }) => image.width)) + 160,
    lines.length * 110 + 120,
    255,
  );
  lines.forEach(({ image }, n) => {
    for (let y = 0; y < image.height; y++) {
      const row = image.data.subarray(y * image.width, (y + 1) * image.width);
      page.data.set(row, (60 + n * 110 + y) * page.width + 80);
    }
  });
  return page;
}

beforeAll(async () => {
  handwriting = await loadHandwriting(fileURLToPath(root('models')));
  lines = await unseenLines(5);
});

test('answers come in the order of the questions, however wide the lines', async () => {
  const together = await handwriting.recogniser.read(lines.map(({ image }) => image));
  const alone = await handwriting.recogniser.read([lines[2]!.image]);
  expect(together).toHaveLength(lines.length);
  expect(together[2]!.text).toBe(alone[0]!.text);
});

test('the lines of a page are found once each, from top to bottom', async () => {
  const found = await handwriting.detector.find(sheet());
  expect(found).toHaveLength(lines.length);
  const middles = found.map(({ baseline }) => baseline[Math.floor(baseline.length / 2)]!.y);
  expect(middles).toEqual([...middles].sort((a, b) => a - b));
  found.forEach(({ baseline }, i) => {
    expect(baseline.at(-1)!.x - baseline[0]!.x).toBeGreaterThan(0.85 * lines[i]!.image.width);
  });
});

test('what is cut out of a page is read, sign by sign, with a chance of being right', async () => {
  const page = sheet();
  const [first] = await handwriting.detector.find(page);
  const [read] = await handwriting.recogniser.read([cutLine(page, first!).image]);
  expect(read!.text.split(' ').length).toBeGreaterThan(2);
  expect(read!.characters.map(({ char }) => char).join('')).toBe(read!.text);
  const confidence = handwriting.confidenceOf(read!.characters);
  expect(confidence >= 0 && confidence <= 1).toBe(true);
});

test('bare paper has no lines', async () => {
  expect(await handwriting.detector.find(blank(800, 600, 250))).toEqual([]);
});
