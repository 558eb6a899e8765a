import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BacSession } from '#domain/bac/bac-session.ts';
import { compareCases } from './calculator/compare-cases.ts';

/** `npm run bench:calculator [-- cases]`: random tables, ours beside a computation by fractions. */
const CASES = Number(process.argv[2] ?? 100_000);
const file = join(import.meta.dirname, '../content/bac/sessions.json');
const sessions: BacSession[] = JSON.parse(readFileSync(file, 'utf8'));

const begun = performance.now();
const { differences, outcomes } = compareCases(sessions, CASES, 2026);
console.log(
  `${CASES} random cases over ${sessions.length} sessions, ${Math.round(performance.now() - begun)} ms`,
);
console.table(outcomes);
console.log(`${differences.length} differences`);
for (const difference of differences.slice(0, 5)) console.log(JSON.stringify(difference));
process.exitCode = differences.length > 0 ? 1 : 0;
