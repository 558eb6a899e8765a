import type { Point } from '../reading.ts';
import type { GreyImage } from '../recognition.ts';
import { findPage } from './find-page.ts';
import { flattenLight } from './flatten-light.ts';
import {
  compose,
  type Homography,
  homographyOf,
  IDENTITY,
  rotation,
  scaling,
  translation,
  warp,
} from './homography.ts';
import { measureSkew } from './measure-skew.ts';
import type { ColourImage } from './page-edges.ts';

export type Photo = {
  grey: GreyImage /** The same picture in colour, a few hundred pixels wide. */;
  small: ColourImage;
};

export type StraightPage = {
  grey: GreyImage;
  /** From a pixel of the straight page to the photo's. */
  toPhoto: Homography;
  /** Corners of the sheet on the photo, where it was found. */
  sheet?: Point[];
};

const PREVIEW_SIDE = 1000;

/** Brings a photographed sheet upright and flat, up to the half turn that only reading can tell. */
export function straighten({ grey, small }: Photo): StraightPage {
  const sheet = findPage(small)?.corners.map(({ x, y }) => ({
    x: (x * grey.width) / small.width,
    y: (y * grey.height) / small.height,
  }));
  const { width, height } = sheet ? sizeOf(sheet) : grey;
  const toPhoto = sheet ? homographyOf(rectangle(width, height), sheet) : IDENTITY;

  const scale = Math.max(width, height) / PREVIEW_SIDE;
  const preview = warp(
    grey,
    compose(toPhoto, scaling(scale)),
    Math.round(width / scale),
    Math.round(height / scale),
  );
  const { angle, sideways } = measureSkew(flattenLight(preview));
  const turn = angle + (sideways ? Math.PI / 2 : 0);
  if (!sheet && Math.abs(turn) < 0.0015) return { grey, toPhoto: IDENTITY };

  const [c, s] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const outWidth = Math.round(width * c + height * s);
  const outHeight = Math.round(width * s + height * c);
  const about = compose(
    translation(width / 2, height / 2),
    compose(rotation(turn), translation(-outWidth / 2, -outHeight / 2)),
  );
  const whole = compose(toPhoto, about);
  return { grey: warp(grey, whole, outWidth, outHeight), toPhoto: whole, sheet };
}

const rectangle = (width: number, height: number): Point[] => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];

/** A sheet as large as it looks, each side the mean of its two edges. */
function sizeOf(corners: Point[]): { width: number; height: number } {
  const side = (i: number) =>
    Math.hypot(corners[(i + 1) % 4]!.x - corners[i]!.x, corners[(i + 1) % 4]!.y - corners[i]!.y);
  return {
    width: Math.round((side(0) + side(2)) / 2),
    height: Math.round((side(1) + side(3)) / 2),
  };
}
