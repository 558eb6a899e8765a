import type { Handwriting } from '../handwriting/load-handwriting.ts';
import { LIMITS } from '../limits.ts';
import { type LineToRead, lineOfFound } from './line-to-read.ts';
import type { PreparedPage } from './prepare-page.ts';

/** The lines of a written page in reading order, as the trained detector finds them, cut out. */
export async function findLinesToRead(
  { grey, flat, clean }: PreparedPage,
  hand: Handwriting,
): Promise<LineToRead[]> {
  const found = await hand.detector.find(grey);
  return found
    .slice(0, LIMITS.linesPerPage)
    .map((line) => lineOfFound(line.kind === 'print' ? clean : flat, line));
}
