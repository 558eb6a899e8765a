import type { PhotoFaults } from './image/judge-photo.ts';
import type { Quad } from './image/quad.ts';

/** What the pupil did to a photo: corners as shares of its sides, then quarter turns to the right. */
export type Edit = { turns: number; corners?: Quad };

/** One file of the copy being prepared. A photo keeps its original, so that any edit can be undone. */
export type CapturedPage = {
  id: string;
  original: File;
  /** What will be sent: the original, or the photo reduced, cropped and turned. */
  file: File;
  edit: Edit;
  /** The statement of the paper, not what the pupil wrote. */
  isSubject?: boolean;
  study?: PhotoStudy;
};

/** What the device found in a photo before it leaves. */
export type PhotoStudy = {
  width: number;
  height: number;
  faults: PhotoFaults;
  /** Where the sheet seems to lie, as shares of the sides. */
  corners?: Quad;
};

export const isPhoto = ({ name }: { name: string }): boolean => /\.(png|jpe?g|webp)$/i.test(name);

export const newPage = (file: File): CapturedPage => ({
  id: crypto.randomUUID(),
  original: file,
  file,
  edit: { turns: 0 },
});
