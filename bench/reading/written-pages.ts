import sharp from 'sharp';
import type { ReadingPool } from '../../src/engines/reading/process/reading-pool.ts';
import type { ReadLine } from '../../src/engines/reading/reading.ts';
import { devDataIsThere, devPages } from '../handwriting-data.ts';
import { judgePage, type PageLine } from '../handwriting-pages.ts';
import { type Score, score } from './score-text.ts';

export type WrittenPage = {
  name: string;
  scored: Score;
  lines: number;
  found: number;
  announced: number;
};

/** The development pages through the whole reader, as a pupil's photo would go; undefined where the data is not at hand. */
export async function writtenPages(pool: ReadingPool): Promise<WrittenPage[] | undefined> {
  if (!devDataIsThere()) return undefined;
  const results: WrittenPage[] = [];
  for (const page of await devPages()) {
    const { width, height, data } = page.image;
    const bytes = new Uint8Array(
      await sharp(data, { raw: { width, height, channels: 1 } })
        .jpeg({ quality: 92 })
        .toBuffer(),
    );
    const outcome = await pool.read({ bytes });
    const lines = outcome.ok ? outcome.value.reading.pages.flatMap((p) => p.lines) : [];
    const judged = judgePage(page, lines.map(asPageLine));
    results.push({
      name: page.name,
      scored: score(judged.read, judged.truth),
      lines: judged.lines,
      found: judged.found,
      announced: outcome.ok ? outcome.value.reading.confidence : 0,
    });
  }
  return results;
}

const asPageLine = ({ text, baseline = [], box }: ReadLine): PageLine => ({
  text,
  baseline: [...baseline].sort((a, b) => a.x - b.x),
  height: box?.height ?? 0,
});
