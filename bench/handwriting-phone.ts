import sharp from 'sharp';
import type { GreyImage } from '../src/engines/reading/recognition.ts';
import { grey } from './handwriting-data.ts';

/** A picture of the page as a phone takes it, and where a point of the picture lies on the page. */
export type PhonePhoto = {
  image: GreyImage;
  toPage(x: number, y: number): { x: number; y: number };
};

/** Perspective, a hand's shadow, uneven light, blur, grain, JPEG; the same for the same page and seed. */
export async function phonePhoto(page: GreyImage, seed: number): Promise<PhonePhoto> {
  const random = dice(seed);
  const between = (low: number, high: number) => low + random() * (high - low);
  const turn = between(-0.03, 0.03);
  const [tiltX, tiltY] = [between(-0.08, 0.08), between(-0.08, 0.08)];
  const { width, height } = page;
  const toPage = (x: number, y: number) => {
    const [u, v] = [x / width - 0.5, y / height - 0.5];
    const depth = 1 + tiltX * u + tiltY * v;
    const [a, b] = [(u * 1.04) / depth, (v * 1.04) / depth];
    return {
      x: (a * Math.cos(turn) + ((b * height) / width) * Math.sin(turn) + 0.5) * width,
      y: (b * Math.cos(turn) - ((a * width) / height) * Math.sin(turn) + 0.5) * height,
    };
  };
  const light = {
    angle: between(0, 6.28),
    fall: between(0.2, 0.5),
    shadow: between(0.25, 0.75),
    dark: between(0.55, 0.8),
    // A hand close to the paper throws a sharper shadow than a lamp's shade.
    edge: between(0.004, 0.03),
  };
  const image = { width, height, data: new Uint8Array(width * height) };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = toPage(x, y);
      const along =
        (x / width - 0.5) * Math.cos(light.angle) +
        (y / height - 0.5) * Math.sin(light.angle) +
        0.5;
      const lit =
        1 -
        light.fall * along -
        (1 - light.dark) / (1 + Math.exp(-(along - light.shadow) / light.edge));
      const grain = (random() - 0.5) * 12;
      image.data[y * width + x] = Math.min(
        255,
        Math.max(0, sample(page, at.x, at.y) * Math.max(0.2, lit) + grain),
      );
    }
  }
  const taken = await sharp(image.data, { raw: { width, height, channels: 1 } })
    .blur(between(0.6, 1.2))
    .jpeg({ quality: 70 })
    .toBuffer();
  return { image: await grey(taken), toPage };
}

function sample({ width, height, data }: GreyImage, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) return 235;
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - x0, y - y0];
  const at = y0 * width + x0;
  return (
    (data[at]! * (1 - fx) + data[at + 1]! * fx) * (1 - fy) +
    (data[at + width]! * (1 - fx) + data[at + width + 1]! * fx) * fy
  );
}

function dice(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
