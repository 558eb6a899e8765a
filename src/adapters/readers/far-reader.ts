import type { ReadPage } from '#engines/reading/reading.ts';

/** A reader that lives elsewhere. It throws when nothing can be had; a page that failed alone is left undefined. */
export type FarReader = {
  name: string;
  /** Reads page pictures (JPEG) that we have read ourselves too: `pages` says what we found, and where. */
  read(pictures: Uint8Array[], pages: ReadPage[]): Promise<(ReadPage | undefined)[]>;
};
