import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { claimsIn, findClaims, idsOf } from './find-claims.ts';

test('the catalogue has its 101 rows, each once', () => {
  expect(CATALOGUE).toHaveLength(101);
  expect(new Set(CATALOGUE.map(({ id }) => id)).size).toBe(101);
});

test('no test claims a row that is not in the catalogue', () => {
  const known = new Set(CATALOGUE.map(({ id }) => id));
  expect(findClaims().filter(({ id }) => !known.has(id))).toEqual([]);
});

test('the command of a full figure exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = CATALOGUE.flatMap(({ full }) => full?.split(' ')[0] ?? []);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test('a name claims the rows it begins with, and no other', () => {
  expect(idsOf('[B1][B2] of fifty copies [C3]')).toEqual(['B1', 'B2']);
  expect(claimsIn("test('[A10] twice', () => {}); test(`[E1] %s`)")).toEqual(['A10', 'E1']);
});
