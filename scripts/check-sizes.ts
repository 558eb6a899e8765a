import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

// What a visitor downloads before the first screen works: the entry, all it imports, and the shell around the screens.
const BUDGET_KB = 180;
const SHELL = 'src/web/features/shell/shell.tsx';
const WEB = join(import.meta.dirname, '../dist/web');

type Chunk = { file: string; imports?: string[]; isEntry?: boolean };
const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(WEB, '.vite/manifest.json'), 'utf8'),
);

function withImports(names: string[], seen = new Set<string>()): Set<string> {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    withImports(manifest[name]?.imports ?? [], seen);
  }
  return seen;
}

const entries = Object.keys(manifest).filter((name) => manifest[name]!.isEntry || name === SHELL);
const kilobytes = [...withImports(entries)]
  .map((name) => gzipSync(readFileSync(join(WEB, manifest[name]!.file))).length / 1000)
  .reduce((sum, size) => sum + size, 0);

console.log(
  `  app shell: ${kilobytes.toFixed(1)} kB of JavaScript, gzipped (at most ${BUDGET_KB})`,
);
process.exit(kilobytes <= BUDGET_KB ? 0 : 1);
