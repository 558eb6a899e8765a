import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Who may import whom. `npm` stands for any package, `node` for the platform. */
const MAY_IMPORT: Record<string, string[]> = {
  domain: ['domain'],
  application: ['application', 'domain'],
  contract: ['contract', 'domain', 'npm'],
  engines: ['engines', 'npm', 'node'],
  adapters: ['adapters', 'application', 'contract', 'domain', 'engines', 'npm', 'node'],
  web: ['web', 'contract', 'domain', 'content', 'npm'],
  main: ['main', 'adapters', 'application', 'contract', 'domain', 'engines', 'npm', 'node'],
};

type Import = { file: string; to: string; path: string };

/** Every import of production code, dynamic ones included. */
function importsUnder(layer: string, root = import.meta.dirname): Import[] {
  const files = readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' })
    .map((name) => `${layer}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  return files.flatMap((file) => importsIn(readFileSync(join(root, file), 'utf8'), file));
}

function importsIn(source: string, file: string): Import[] {
  const found = source.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g);
  return Array.from(found, ([, path = '']) => ({ file, path, to: targetOf(path, file) }));
}

function targetOf(path: string, file: string): string {
  if (path.startsWith('node:')) return 'node';
  if (path.startsWith('#')) return path.slice(1).split('/')[0]!;
  if (path.startsWith('.')) return join(dirname(file), path).split('/')[0]!;
  return 'npm';
}

test.each(Object.entries(MAY_IMPORT))('%s imports only what it may', (layer, allowed) => {
  expect(importsUnder(layer).filter(({ to }) => !allowed.includes(to))).toEqual([]);
});

test('an adapter never imports another adapter: main introduces them to each other', () => {
  const technology = (path: string) => path.split('/')[1];
  const crossings = importsUnder('adapters').filter(({ file, path }) => {
    const target = path.startsWith('.') ? join(dirname(file), path) : path.slice(1);
    return target.startsWith('adapters/') && technology(target) !== technology(file);
  });
  expect(crossings).toEqual([]);
});

test('only main reads the environment', () => {
  const readers = ['domain', 'application', 'contract', 'engines', 'adapters', 'web'].flatMap(
    (layer) =>
      readdirSync(join(import.meta.dirname, layer), { recursive: true, encoding: 'utf8' })
        .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
        .filter((name) =>
          readFileSync(join(import.meta.dirname, layer, name), 'utf8').includes('process.env'),
        ),
  );
  expect(readers).toEqual([]);
});

test('this test sees a broken rule', () => {
  const [stray] = importsIn(
    "import { openPool } from '#adapters/db/database.ts';",
    'domain/exam/x.ts',
  );
  expect(MAY_IMPORT.domain).not.toContain(stray?.to);
  const [dynamic] = importsIn("await import('../../adapters/db/database.ts')", 'domain/exam/x.ts');
  expect(dynamic?.to).toBe('adapters');
});

test('unit tests have no database to reach', () => {
  expect(process.env.DATABASE_URL).toBe('postgres://unit-tests-have-no-database');
});
