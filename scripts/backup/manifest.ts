import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

export type Kept = { bytes: number; sha256: string };

/** What a backup holds, with a sum of every part: a restore that does not find the same is refused. */
export type Manifest = {
  takenAt: string;
  migrations: string[];
  tables: Record<string, Kept & { rows: number }>;
  files: Record<string, Kept>;
  jobs: number;
};

export async function sumOf(path: string): Promise<Kept> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(createReadStream(path), async (source) => {
    for await (const chunk of source) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  });
  return { bytes, sha256: hash.digest('hex') };
}
