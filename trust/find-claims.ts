import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const TESTS = [
  'src/**/*.test.{ts,tsx}',
  'e2e/**/*.test.ts',
  'trust/**/*.test.ts',
  'scripts/**/*.test.ts',
];
const CLAIMING_NAME = /['"`]((?:\[[A-J]\d{1,2}\])+) /g;

export type Claim = { id: string; file: string };

/** Which test files claim which rows, by the ids that begin the names of their tests. */
export function findClaims(): Claim[] {
  return globSync(TESTS, { cwd: ROOT }).flatMap((file) =>
    claimsIn(readFileSync(join(ROOT, file), 'utf8')).map((id) => ({ id, file })),
  );
}

export const claimsIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(CLAIMING_NAME), ([, ids]) => idsOf(ids!)).flat()),
];

/** The rows that the name of one test claims. */
export const idsOf = (name: string): string[] => {
  const [head = ''] = /^(?:\[[A-J]\d{1,2}\])+/.exec(name) ?? [];
  return Array.from(head.matchAll(/[A-J]\d{1,2}/g), ([id]) => id);
};
