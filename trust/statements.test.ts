import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Places where a statement is put together from words of ours that are no value: names that cannot be parameters. */
const NAMES_OF_OURS = ['src/adapters/postgres/server.ts', 'src/adapters/events/event-hub.ts'];
const BUILT = /sql\.raw\(|(?:\.query|\.execute)(?:<[^>]*>)?\(\s*(?:`[^`]*\$\{|['"][^'"]*['"]\s*\+)/;

const buildsStatement = (text: string) => BUILT.test(text);

test('[G5] no statement is built from strings: values travel beside it', () => {
  const files = globSync('src/**/*.ts').filter(
    (file) => !/\.test\.ts$|^src\/testing\//.test(file) && !NAMES_OF_OURS.includes(file),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => buildsStatement(readFileSync(file, 'utf8')))).toEqual([]);
});

test('[G5] this test sees a built statement', () => {
  expect(buildsStatement('client.query(`select \u0024{name}`)')).toBe(true);
  expect(buildsStatement("db.execute('select ' + name)")).toBe(true);
  expect(buildsStatement('db.execute(sql`select \u0024{name}`)')).toBe(false);
});
