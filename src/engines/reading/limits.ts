/** What one file may cost; everything past these is refused before it is worked on. */
export const LIMITS = {
  fileBytes: 10 * 1024 * 1024,
  /** 50 megapixels: above every ordinary phone, far below a decompression bomb. */
  imagePixels: 50_000_000,
  imageSide: 16_000,
  pdfPages: 30,
  zipEntries: 1_000,
  zipBytes: 50 * 1024 * 1024,
  /** Inflated bytes per stored byte; word processors stay under 40. */
  zipRatio: 100,
  docxPictures: 20,
  textCharacters: 250_000,
  linesPerPage: 150,
} as const;
