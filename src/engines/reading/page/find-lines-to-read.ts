import type { Handwriting } from '../handwriting/load-handwriting.ts';
import { LIMITS } from '../limits.ts';
import { type LineToRead, lineOfFound, lineOfRow } from './line-to-read.ts';
import type { PreparedPage } from './prepare-page.ts';

/** The lines of a page in reading order, cut out: rows of print, or what the trained detector finds on a written page. */
export async function findLinesToRead(
  { grey, flat, clean, lines }: PreparedPage,
  hand: Handwriting | undefined,
): Promise<LineToRead[]> {
  if (!hand) return lines.rows.map((row) => lineOfRow(clean, row));
  const found = await hand.detector.find(grey);
  return found
    .slice(0, LIMITS.linesPerPage)
    .map((line) => lineOfFound(line.kind === 'print' ? clean : flat, line));
}
