import { flattenLight } from '../image/flatten-light.ts';
import { turnQuarters } from '../image/grey.ts';
import { compose, type Homography, scaling } from '../image/homography.ts';
import { removeRules } from '../image/remove-rules.ts';
import { type Photo, straighten } from '../image/straighten.ts';
import { findPrintLines, type PageLines } from '../lines/find-print-lines.ts';
import type { GreyImage } from '../recognition.ts';

/** A page made ready to be read: straight, evenly lit, its ruling wiped off, its lines of letters found. */
export type PreparedPage = {
  /** As photographed, straightened. */
  grey: GreyImage;
  /** Evenly lit. */
  flat: GreyImage;
  /** And without ruling. */
  clean: GreyImage;
  /** To the working copy of the photo. */
  toPhoto: Homography;
  lines: PageLines;
};

export function preparePage(photo: Photo): PreparedPage {
  const { grey, toPhoto } = straighten(photo);
  const flat = flattenLight(grey);
  const clean = removeRules(flat);
  return { grey, flat, clean, toPhoto, lines: findPrintLines(clean) };
}

/** The same page the other way up. */
export function turnOver({ grey, flat, clean, toPhoto }: PreparedPage): PreparedPage {
  const turned = turnQuarters(clean, 2);
  return {
    grey: turnQuarters(grey, 2),
    flat: turnQuarters(flat, 2),
    clean: turned,
    toPhoto: compose(toPhoto, [-1, 0, grey.width - 1, 0, -1, grey.height - 1, 0, 0, 1]),
    lines: findPrintLines(turned),
  };
}

/** Boxes are given in the pixels of the picture as it was sent, not of our working copy. */
export const toShownPicture = ({ toPhoto }: PreparedPage, scale: number) =>
  compose(scaling(scale), toPhoto);
