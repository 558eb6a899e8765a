import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { findSecrets } from './find-secrets.ts';

const BINARY = /\.(png|jpe?g|webp|pdf|docx|onnx|zst|bin|woff2?|ico|gif)$/;
const LARGEST = 5_000_000;

/** Every file that leaves this machine: what git tracks, and the pages a browser gets. */
export function scanSecrets(): { files: number; found: string[] } {
  const tracked = spawnSync('git', ['ls-files'], { encoding: 'utf8' }).stdout?.split('\n') ?? [];
  const listed = tracked.length > 1 ? tracked : globSync('{src,scripts,bench,e2e,trust,docs}/**/*');
  const files = [...listed, ...globSync('dist/web/**/*.{js,css,html,json,map}')].filter(
    (file) => file && !BINARY.test(file) && existsSync(file) && isSmallFile(file),
  );
  const found = files.flatMap((file) =>
    findSecrets(readFileSync(file, 'utf8')).map((kind) => `${file}: ${kind}`),
  );
  return { files: files.length, found };
}

const isSmallFile = (file: string) => statSync(file).isFile() && statSync(file).size < LARGEST;
