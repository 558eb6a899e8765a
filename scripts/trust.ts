import { CATALOGUE } from '../trust/catalogue.ts';
import { findClaims } from '../trust/find-claims.ts';
import { type Outcome, printReport } from '../trust/report.ts';
import { runClaims } from '../trust/run-claims.ts';
import { runFull } from '../trust/run-full.ts';
import { SEED } from '../trust/scale.ts';

// npm run trust [-- --full] [-- A1 E1…]: what we promise, row by row, with its figure; --full takes the whole figures.
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const rows = CATALOGUE.filter(({ id }) => asked.length === 0 || asked.includes(id));
const ids = new Set(rows.map(({ id }) => id));

const isFull = process.argv.includes('--full');
if (isFull) process.env.TRUST_FULL = 'true';
console.log(`seed ${SEED} (TRUST_SEED=… replays another)`);

const outcomes = await runClaims(findClaims(), ids);
if (isFull) {
  for (const [id, full] of await runFull(rows)) outcomes.set(id, sum(outcomes.get(id), full));
}
const kept = printReport(rows, outcomes);
process.exit(kept ? 0 : 1);

function sum(short: Outcome | undefined, full: Outcome): Outcome {
  return {
    passed: (short?.passed ?? 0) + full.passed,
    failed: (short?.failed ?? 0) + full.failed,
    figures: [...full.figures, ...(short?.figures ?? [])],
  };
}
