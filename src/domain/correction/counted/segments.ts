import type { Span } from '../transcript.ts';

export type Segment = Span & { text: string };

/** Sentences and lines: the smallest pieces that can be set aside without touching their neighbours. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  // A block between braces is no sentence: it stands alone, whatever surrounds it.
  for (const line of text.matchAll(/\{[^{}\n]*\}|(?:[^\n{]|\{(?![^{}\n]*\}))+/g)) {
    for (const piece of line[0].matchAll(/(?:[^.!?…]|[.!?…](?!\s|$|["»”)]))+[.!?…]*["»”)\s]*/g)) {
      const start = line.index + piece.index + (piece[0].length - piece[0].trimStart().length);
      const trimmed = piece[0].trim();
      if (trimmed !== '') segments.push({ start, end: start + trimmed.length, text: trimmed });
    }
  }
  return segments;
}
