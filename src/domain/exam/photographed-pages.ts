import type { CopyBox, CopyReading, CopyWord } from './copy-reading.ts';

/** A page that was read from a picture: its size, and where its lines stand. */
export type PhotographedPage = {
  /** From 1, among all the pages of the copy. */
  page: number;
  width: number;
  height: number;
  /** Numbered as the text of the whole copy counts them. */
  lines: { number: number; box: CopyBox }[];
};

/** The pages a pupil can look at as he wrote them. */
export function photographedPages({ pages }: Pick<CopyReading, 'pages'>): PhotographedPage[] {
  let number = 0;
  return pages.flatMap(({ width, height, picture, lines }, i) => {
    const placed = lines
      .filter(({ text }) => text.trim() !== '')
      .flatMap(({ words }) => {
        number += 1;
        const box = around(words);
        return box ? { number, box } : [];
      });
    return picture ? { page: i + 1, width, height, lines: placed } : [];
  });
}

function around(words: CopyWord[]): CopyBox | undefined {
  const boxes = words.flatMap(({ box }) => box ?? []);
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
