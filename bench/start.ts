import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './product-process.ts';

// npm run bench:start — how long a newcomer waits: first start (pages built, database created) and restart.
const dataDir = await mkdtemp(join(tmpdir(), 'laureat-start-'));
await chmod(dataDir, 0o755);
await rm(join(import.meta.dirname, '../dist'), { recursive: true, force: true });

for (const kind of ['first start', 'restart', 'restart after kill -9'] as const) {
  const begun = performance.now();
  const product = await startProduct({ DATA_DIR: dataDir });
  console.log(`${kind}: first page after ${((performance.now() - begun) / 1000).toFixed(2)} s`);
  await (kind === 'restart' ? product.kill() : product.stop());
}
await rm(dataDir, { recursive: true });
