import sharp from 'sharp';
import { type Random, seeded } from '../../scripts/make-samples/random.ts';
import {
  type Homography,
  homographyOf,
  invert,
} from '../../src/engines/reading/image/homography.ts';
import { warpColour } from '../../src/engines/reading/image/warp-colour.ts';

export type Photographed = {
  jpeg: Uint8Array;
  /** From a pixel of the written page to one of the photo. */
  toPhoto: Homography;
};

const WIDTH = 1650;
const HEIGHT = 2200;
const MARGIN = 60;

/** A phone's picture of a written page whose every point is known: turned, in perspective, unevenly lit, noisy. */
export async function photographPage(png: Buffer, seed: number): Promise<Photographed> {
  const random = seeded(seed);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const page = { width: info.width, height: info.height, channels: 3 as const, data };
  const toPhoto = homographyOf(cornersOf(page.width, page.height), strayCorners(random));
  const { data: seen } = warpColour(page, invert(toPhoto), WIDTH, HEIGHT);
  const slope = random.between(0, 2 * Math.PI);
  for (let i = 0; i < seen.length; i++) {
    const at = Math.floor(i / 3);
    const u = (at % WIDTH) / WIDTH - 0.5;
    const v = Math.floor(at / WIDTH) / HEIGHT - 0.5;
    const light = 0.9 - 0.2 * (u * Math.cos(slope) + v * Math.sin(slope));
    seen[i] = Math.max(0, Math.min(255, seen[i]! * light + 3 * random.normal()));
  }
  const jpeg = await sharp(seen, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .blur(0.6)
    .jpeg({ quality: 80 })
    .toBuffer();
  return { jpeg: new Uint8Array(jpeg), toPhoto };
}

const cornersOf = (width: number, height: number) => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];

/** As a hand holds a phone: each corner a little off, the whole turned by a few degrees. */
function strayCorners(random: Random) {
  const turn = random.between(-0.05, 0.05);
  return cornersOf(WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN).map(({ x, y }) => {
    const u = x + MARGIN - WIDTH / 2 + random.between(-35, 35);
    const v = y + MARGIN - HEIGHT / 2 + random.between(-35, 35);
    return {
      x: WIDTH / 2 + u * Math.cos(turn) - v * Math.sin(turn),
      y: HEIGHT / 2 + u * Math.sin(turn) + v * Math.cos(turn),
    };
  });
}
