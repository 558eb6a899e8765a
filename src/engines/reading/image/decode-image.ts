import sharp from 'sharp';
import { LIMITS } from '../limits.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import type { GreyImage } from '../recognition.ts';
import type { Photo } from './straighten.ts';

export type DecodedImage = Photo & {
  /** The working copy itself, for whoever shows the page. */
  colour: Pixels;
  /** Size of the picture as it is shown, turned as its camera said. */
  width: number;
  height: number;
  /** From a pixel of the working copy to one of the shown picture. */
  scale: number;
};

const WORKING_SIDE = 2500;
const SMALL_SIDE = 420;
const SMALLEST_SIDE = 40;

/** Opens a picture turned the right way, at the resolution reading needs. */
export async function decodeImage(bytes: Uint8Array): Promise<Outcome<DecodedImage>> {
  try {
    const source = {
      limitInputPixels: LIMITS.imagePixels,
      failOn: 'error',
      sequentialRead: true,
    } as const;
    const {
      width,
      height,
      orientation = 1,
    } = await sharp(bytes, { ...source, limitInputPixels: false }).metadata();
    if (width * height > LIMITS.imagePixels || Math.max(width, height) > LIMITS.imageSide) {
      return refused({ code: 'image-too-large', maxMegapixels: LIMITS.imagePixels / 1e6 });
    }
    if (Math.min(width, height) < SMALLEST_SIDE) return refused({ code: 'image-too-small' });
    const shown = orientation >= 5 ? { width: height, height: width } : { width, height };
    const { data, info } = await sharp(bytes, source)
      .autoOrient()
      .resize({
        width: WORKING_SIDE,
        height: WORKING_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colour = { width: info.width, height: info.height, channels: info.channels, data };
    return done({
      ...shown,
      scale: shown.width / info.width,
      colour,
      grey: greyOf(colour),
      small: await smallColour(colour),
    });
  } catch {
    return refused({ code: 'file-damaged' });
  }
}

export type Pixels = { width: number; height: number; channels: 1 | 2 | 3 | 4; data: Buffer };

function greyOf({ width, height, channels, data }: Pixels): GreyImage {
  const grey = new Uint8Array(width * height);
  if (channels < 3) for (let i = 0, p = 0; i < grey.length; i++, p += channels) grey[i] = data[p]!;
  else
    for (let i = 0, p = 0; i < grey.length; i++, p += channels)
      grey[i] = (data[p]! * 77 + data[p + 1]! * 150 + data[p + 2]! * 29) >> 8;
  return { width, height, data: grey };
}

/** A copy a few hundred pixels wide, for finding the sheet. */
export async function smallColour({ width, height, channels, data }: Pixels) {
  const { data: small, info } = await sharp(data, { raw: { width, height, channels } })
    .resize({ width: SMALL_SIDE, height: SMALL_SIDE, fit: 'inside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colour = new Uint8Array(info.width * info.height * 3);
  for (let i = 0; i < info.width * info.height; i++) {
    for (let c = 0; c < 3; c++)
      colour[i * 3 + c] = small[i * info.channels + Math.min(c, info.channels - 1)]!;
  }
  return { width: info.width, height: info.height, data: colour };
}
