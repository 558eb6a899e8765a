import type { Components } from '../image/components.ts';
import type { GreyImage } from '../recognition.ts';
import { letterSize } from './letter-size.ts';

/** A piece of ink that may be a letter or part of one. */
export type Letter = { left: number; top: number; right: number; bottom: number; area: number };

export type Letters = {
  /** The usual height of a small letter, in pixels. */
  size: number;
  letters: Letter[];
  /** Dots, accents, commas, dashes. */
  marks: Letter[];
};

/** Sorts the ink of a page into letters, marks and what is neither (frames, drawings, dust). */
export function sortLetters(
  found: Components,
  page: GreyImage,
  threshold: number,
): Letters | undefined {
  const pieces = piecesOf(found).filter((p) => !touchesEdge(p, page));
  const rough = letterSize(pieces);
  if (rough === undefined) return undefined;
  // Letters that touch (a joined hand, a blurred photo) come as one wide piece: cut up, each part shows its own foot.
  const slices = pieces.flatMap((p) =>
    isJoined(p, rough) ? slice(p, page, threshold, rough) : [p],
  );
  const size = letterSize(slices) ?? rough;
  const letters: Letter[] = [];
  const marks: Letter[] = [];
  for (const piece of slices) {
    const w = piece.right - piece.left;
    const h = piece.bottom - piece.top;
    if (h > size * 6 || w > page.width * 0.6 || h > page.height * 0.3) continue;
    // A rule is long and thin; a letter never is.
    if (w > size * 5 && h < size * 0.5) continue;
    if (h >= size * 0.6 && w >= size * 0.12) letters.push(piece);
    else if (piece.area >= Math.max(3, size * size * 0.012)) marks.push(piece);
  }
  return { size, letters, marks };
}

function piecesOf({ count, left, top, right, bottom, area }: Components): Letter[] {
  return Array.from({ length: count }, (_, i) => ({
    left: left[i]!,
    top: top[i]!,
    right: right[i]! + 1,
    bottom: bottom[i]! + 1,
    area: area[i]!,
  }));
}

/** What touches the edge of the page is the table, a finger, the next sheet. */
function touchesEdge({ left, top, right, bottom }: Letter, { width, height }: GreyImage): boolean {
  const margin = width * 0.006;
  return left < margin || right > width - margin || top < margin || bottom > height - margin;
}

const isJoined = ({ left, right, top, bottom }: Letter, size: number) =>
  right - left > 1.9 * size &&
  right - left < 60 * size &&
  bottom - top > 0.6 * size &&
  bottom - top < 6 * size;

function slice(
  piece: Letter,
  { width, data }: GreyImage,
  threshold: number,
  size: number,
): Letter[] {
  const parts = Math.max(2, Math.round((piece.right - piece.left) / (0.85 * size)));
  const step = (piece.right - piece.left) / parts;
  const out: Letter[] = [];
  for (let k = 0; k < parts; k++) {
    const left = Math.round(piece.left + k * step);
    const right = Math.round(piece.left + (k + 1) * step);
    let [top, bottom, area] = [-1, -1, 0];
    for (let y = piece.top; y < piece.bottom; y++) {
      let ink = 0;
      for (let x = left; x < right; x++) if (data[y * width + x]! <= threshold) ink++;
      if (ink === 0) continue;
      if (top < 0) top = y;
      bottom = y + 1;
      area += ink;
    }
    if (top >= 0) out.push({ left, right, top, bottom, area });
  }
  return out;
}
