import type { TestCase } from 'vitest/node';
import { startVitest } from 'vitest/node';
import { type Claim, idsOf } from './find-claims.ts';
import type { Outcome } from './report.ts';

/** Runs the tests that claim these rows, and no other, and says what became of each row. */
export async function runClaims(claims: Claim[], ids: Set<string>): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const note = (test: TestCase) => {
    const result = test.result().state;
    if (result !== 'passed' && result !== 'failed') return;
    for (const id of idsOf(test.name)) {
      const outcome = outcomes.get(id) ?? { passed: 0, failed: 0, figures: [] };
      outcome[result]++;
      outcome.figures.push(...test.annotations().map(({ message }) => message));
      outcomes.set(id, outcome);
    }
  };
  const wanted = claims.filter(({ id }) => ids.has(id));
  const vitest = await startVitest('test', [...new Set(wanted.map(({ file }) => file))], {
    watch: false,
    testNamePattern: `\\[(${[...new Set(wanted.map(({ id }) => id))].join('|')})\\]`,
    reporters: ['dot', { onTestCaseResult: note }],
  });
  await vitest?.close();
  process.exitCode = 0;
  return outcomes;
}
