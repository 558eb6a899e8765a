import sharp from 'sharp';
import type { ReadPage } from '../reading.ts';
import type { Pixels } from './decode-image.ts';
import type { Homography } from './homography.ts';
import { warpColour } from './warp-colour.ts';

/** The page upright and flat, in whose pixels its boxes are. */
export const straightPicture = (
  working: Pixels,
  { width, height }: Pick<ReadPage, 'width' | 'height'>,
  toWorking: Homography,
): Pixels => warpColour(working, toWorking, width, height);

export const jpegOf = ({ data, width, height, channels }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels } }).jpeg({ quality: 78 }).toBuffer();
