import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const BUILT = join(import.meta.dirname, '..', 'dist', 'web');
const KB = 1_000;
const SHELL = 180 * KB;
const ROUTE = 60 * KB;
const STYLES = 20 * KB;
const FONTS = 85 * KB;

type Chunk = { file: string; imports?: string[]; css?: string[]; isDynamicEntry?: boolean };
const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(BUILT, '.vite/manifest.json'), 'utf8'),
);

const bytesOf = (file: string) => readFileSync(join(BUILT, file));
const weigh = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(bytesOf(file)).length, 0);

/** A chunk and everything it needs before it can run. */
function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]!;
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const needed of chunk.imports ?? []) filesOf(needed, seen);
  return seen;
}

const shell = filesOf('index.html');
const screens = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry);

test('the application shell stays within its budget', () => {
  console.log(`shell: ${(weigh(shell) / KB).toFixed(1)} kB gz`);
  expect(weigh(shell)).toBeLessThanOrEqual(SHELL);
});

test.each(screens)('%s adds little to it', (screen) => {
  const added = [...filesOf(screen)].filter((file) => !shell.has(file));
  expect(weigh(added)).toBeLessThanOrEqual(ROUTE);
});

test('styles and fonts stay within theirs', () => {
  expect(weigh(manifest['index.html']?.css ?? [])).toBeLessThanOrEqual(STYLES);
  const fonts = readdirSync(join(BUILT, 'assets')).filter((file) => file.endsWith('.woff2'));
  const always = fonts.filter((file) => !file.startsWith('opendyslexic'));
  const bytes = always.reduce((sum, file) => sum + bytesOf(join('assets', file)).length, 0);
  console.log(`fonts: ${(bytes / KB).toFixed(1)} kB`);
  expect(bytes).toBeLessThanOrEqual(FONTS);
});
