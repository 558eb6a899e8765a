import type { PhotoView } from '#contract/exam.ts';
import type { NumberedRemark } from '../number-remarks.ts';

export type Box = { x: number; y: number; width: number; height: number };

/** One passage of a remark on one page: a stretch for each line it runs over, and where its number goes. */
export type PhotoMark = {
  remark: NumberedRemark;
  /** Which of the remark's passages it is: only the first one is a button. */
  passage: number;
  strokes: Box[];
  /** After its last word; absent where the passage goes on over the page. */
  number?: { x: number; y: number };
};

/** The marks of one page, in the order of reading. */
export function photoMarks(
  { page }: Pick<PhotoView, 'page'>,
  remarks: readonly NumberedRemark[],
): PhotoMark[] {
  return remarks.flatMap((remark) =>
    remark.evidence.flatMap(({ places }, passage): PhotoMark[] => {
      const strokes = places.flatMap((place) =>
        place.page === page && place.box ? [place.box] : [],
      );
      const last = strokes.at(-1);
      if (!last) return [];
      const endsHere = places.findLast(({ box }) => box)?.page === page;
      return [
        {
          ...{ remark, passage, strokes },
          ...(endsHere && { number: { x: last.x + last.width, y: last.y } }),
        },
      ];
    }),
  );
}

/** Numbers of `size` that would lie one on another are moved along, as a corrector finds room for his pen. */
export function spreadNumbers(marks: PhotoMark[], size: number, width: number): PhotoMark[] {
  const taken: { x: number; y: number }[] = [];
  const isFree = (x: number, y: number) =>
    taken.every((other) => Math.abs(other.x - x) >= size || Math.abs(other.y - y) >= size);
  return marks.map((mark) => {
    if (!mark.number) return mark;
    // Beside the last letter rather than over it.
    let x = Math.min(mark.number.x + size * 0.3, width - size / 2);
    let { y } = mark.number;
    for (let tries = 0; !isFree(x, y) && tries < 40; tries++) {
      x += size / 2;
      if (x > width - size / 2) {
        x = mark.number.x - size;
        y -= size / 2;
      }
    }
    taken.push({ x, y });
    return { ...mark, number: { x: Math.min(x, width - size / 2), y } };
  });
}
