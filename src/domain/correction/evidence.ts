import type { Box, Span, Transcript } from './transcript.ts';

/** Words of the copy, taken from the transcript itself, with every line they stand on. */
export type Evidence = Span & { text: string; places: Place[] };

export type Place = { page: number; line: number; box?: Box };

/** What a marker quotes before anyone has checked it. */
export type Quote = {
  text: string;
  /** Where the marker believes it is, when it knows: decides between two identical passages. */
  near?: number;
};

/** The evidence at a stretch of the transcript. */
export function evidenceAt({ start, end }: Span, transcript: Transcript): Evidence {
  const places = transcript.lines
    .filter((line) => line.start < end && line.end > start)
    .map(({ page, line, words }): Place => {
      const boxes = words.filter((w) => w.start < end && w.end > start).flatMap((w) => w.box ?? []);
      return boxes.length > 0 ? { page, line, box: around(boxes) } : { page, line };
    });
  return { start, end, text: transcript.text.slice(start, end), places };
}

function around(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
