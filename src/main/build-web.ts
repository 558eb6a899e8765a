import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const BUILT = join(ROOT, 'dist/web/index.html');
const SOURCES = [
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'src/web',
  'src/contract',
  'src/domain',
];

/** Builds the pages when they were never built or a source is newer; otherwise costs a few milliseconds. */
export async function buildWebIfStale(): Promise<void> {
  if (
    existsSync(BUILT) &&
    newest(SOURCES.map((path) => join(ROOT, path))) <= statSync(BUILT).mtimeMs
  )
    return;
  const { build } = await import('vite');
  // Whoever asks, a test or a developer, the pages are the ones pupils get: not React's development build.
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  await build({ root: ROOT, logLevel: 'warn' }).finally(() => {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  });
}

function newest(paths: string[]): number {
  return Math.max(
    0,
    ...paths.filter(existsSync).map((path) => {
      const { mtimeMs } = statSync(path);
      if (!statSync(path).isDirectory()) return mtimeMs;
      return Math.max(mtimeMs, newest(readdirSync(path).map((name) => join(path, name))));
    }),
  );
}
