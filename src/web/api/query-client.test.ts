import { expect, test } from 'vitest';
import { Problem } from './problem.ts';
import { createQueryClient } from './query-client.ts';

const { queries } = createQueryClient().getDefaultOptions();
const retry = queries?.retry as (failures: number, error: Error) => boolean;

test('data stays fresh for five minutes', () => {
  expect(queries?.staleTime).toBe(300_000);
});

test('a refusal is never asked again', () => {
  for (const status of [400, 401, 404, 429]) expect(retry(0, new Problem(status))).toBe(false);
});

test('an outage is retried three times, not more', () => {
  expect([0, 1, 2, 3].map((failures) => retry(failures, new Problem(503)))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(retry(0, new Problem(0))).toBe(true);
});
