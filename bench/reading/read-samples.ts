import { readFileSync } from 'node:fs';
import type { SampleEntry } from '../../scripts/make-samples/sample-entry.ts';
import type { ReadingPool } from '../../src/engines/reading/process/reading-pool.ts';
import { sampleText } from './evaluation-photos.ts';
import { cer, percent, type Score, score, wer } from './score-text.ts';

export type SampleResult = {
  entry: SampleEntry;
  scored?: Score;
  seconds: number;
  pages: number;
  passed: boolean;
  said: string;
};

export const sampleEntries = (): SampleEntry[] =>
  JSON.parse(readFileSync('samples/samples.json', 'utf8'));

/** Reads every sample one after the other, as a person would send them. */
export async function readSamples(pool: ReadingPool): Promise<SampleResult[]> {
  const results: SampleResult[] = [];
  for (const entry of sampleEntries()) {
    const start = performance.now();
    const outcome = await pool.read({
      bytes: new Uint8Array(readFileSync(`samples/${entry.file}`)),
    });
    const seconds = (performance.now() - start) / 1000;
    if (!outcome.ok) {
      results.push({
        entry,
        seconds,
        pages: 0,
        passed: outcome.error.code === entry.refusal,
        said: outcome.error.code,
      });
      continue;
    }
    const { reading } = outcome.value;
    const scored =
      entry.kind === 'refused' || entry.unscored
        ? undefined
        : score(reading.text, sampleText(entry.file));
    const warned = !entry.warning || reading.warnings.some((w) => w.code === entry.warning);
    const passed = entry.kind !== 'refused' && reading.mode === entry.mode && warned;
    results.push({
      entry,
      scored,
      seconds,
      pages: reading.pages.length,
      passed,
      said: [reading.mode, ...reading.warnings.map((w) => w.code)].join(' '),
    });
  }
  return results;
}

export const sampleRow = ({ entry, scored, seconds, pages, passed, said }: SampleResult) => [
  entry.file,
  entry.kind,
  scored ? percent(cer(scored)) : '',
  scored ? percent(wer(scored)) : '',
  pages > 1 ? `${seconds.toFixed(2)} (${(seconds / pages).toFixed(2)}/p.)` : seconds.toFixed(2),
  passed ? said : `ÉCHEC ${said}`,
];
