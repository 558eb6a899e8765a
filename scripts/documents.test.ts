import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const documents = ['*.md', 'docs/**/*.md', 'models/*.md', 'prompts/*.md'].flatMap((pattern) =>
  globSync(pattern),
);
const read = (file: string) => readFileSync(file, 'utf8');

/** `npm run x`, and the names that follow it in the same cell of a table: `npm run x`, `y`. */
const commandsIn = (text: string) => [
  ...[...text.matchAll(/npm run (?:-s )?([a-z][a-z:-]*\w)/g)].map(([, name]) => name!),
  ...[...text.matchAll(/^\| `npm run [^|]*/gm)].flatMap(([cell]) =>
    [...cell.matchAll(/`([a-z][a-z:-]*\w)(?: [^`]*)?`/g)].map(([, name]) => name!),
  ),
];

const FOLDERS =
  /^(?:src|trust|bench|scripts|content|models|docs|e2e|training|migrations|prompts|samples)\//;
const LAYERS = /^(?:adapters|engines|domain|application|contract|web|main|testing)\//;

/** Files and folders of ours that a text names between backquotes. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w.-]+\/[\w./-]+)`/g)]
    .map(([, path]) => path!)
    .filter((path) => FOLDERS.test(path) || LAYERS.test(path));

const isThere = (path: string) => existsSync(path) || existsSync(join('src', path));

test('every command that a document names exists', () => {
  const missing = documents.flatMap((file) =>
    commandsIn(read(file))
      .filter((name) => name !== 'npm' && !(name in scripts))
      .map((name) => `${file}: ${name}`),
  );
  expect(documents.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});

test('every file that a document names between backquotes, or links to, exists', () => {
  const missing = documents.flatMap((file) => {
    const text = read(file);
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, path]) => path!);
    return [
      ...pathsIn(text).filter((path) => !isThere(path)),
      ...links.filter((path) => !existsSync(join(dirname(file), path))),
    ].map((path) => `${file}: ${path}`);
  });
  expect(missing).toEqual([]);
});

test('every proof of the ASVS sheet exists, and nothing is met without one', () => {
  const rows = read('docs/asvs.csv').trim().split('\n').slice(1);
  const wrong = rows.filter((row) => {
    const [, , , , state, proof = ''] = row.split(';');
    return proof ? !isThere(proof) : state === 'met';
  });
  expect(rows.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

test('these tests see a command, a file and a link', () => {
  expect(commandsIn('| `npm run bench`, `bench:cluster -- 3` | x |')).toEqual([
    ...['bench', 'npm', 'bench:cluster'],
  ]);
  expect(pathsIn('see `adapters/db/x.ts` and `a/b`')).toEqual(['adapters/db/x.ts']);
});
