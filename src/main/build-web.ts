import { existsSync, readdirSync, statSync } from 'node:fs';
import { link, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const WEB = join(ROOT, 'dist/web');
const BUILT = join(WEB, 'index.html');
const SOURCES = [
  'index.html',
  'public.html',
  'vite.config.ts',
  'scripts/write-pages',
  'content/public',
  'content/bac',
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
  const aside = `${WEB}.${process.pid}`;
  await build({ root: ROOT, logLevel: 'warn', build: { outDir: aside } }).finally(() => {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  });
  await takePlace(aside);
}

/** Renames, so that a server at work on the old pages never finds half of the new ones. */
async function takePlace(aside: string): Promise<void> {
  await keepRecentParts(aside);
  const old = `${aside}.old`;
  await rename(WEB, old).catch(() => {});
  // Another process built at the same time and was first: its pages are the same.
  await rename(aside, WEB).catch(() => rm(aside, { recursive: true, force: true }));
  await rm(old, { recursive: true, force: true });
}

const A_DAY = 24 * 60 * 60_000;

/** A page opened before the new ones still asks for its own parts: those of the last day stay. */
async function keepRecentParts(aside: string): Promise<void> {
  const from = join(WEB, 'assets');
  const there = new Set(await readdir(join(aside, 'assets')));
  for (const name of await readdir(from).catch(() => [])) {
    if (there.has(name)) continue;
    const { mtimeMs } = await stat(join(from, name));
    if (Date.now() - mtimeMs < A_DAY) await link(join(from, name), join(aside, 'assets', name));
  }
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
