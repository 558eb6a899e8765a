import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReadingPool } from '../../src/engines/reading/process/reading-pool.ts';

/** Seconds for five photos sent together, as one copy. */
export async function fivePages(
  pool: ReadingPool,
  photos: Uint8Array[],
): Promise<{ seconds: number; cpuSeconds: number }> {
  const start = performance.now();
  const before = pool.usage().cpuSeconds;
  await Promise.all(photos.slice(0, 5).map((bytes) => pool.read({ bytes })));
  return {
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: pool.usage().cpuSeconds - before,
  };
}

/** How long the process that owns the pool takes to answer while ten photos are being read for it. */
export async function tenUploads(
  pool: ReadingPool,
  photo: Uint8Array,
): Promise<{ seconds: number; p50: number; p99: number; asked: number; read: number }> {
  const server = createServer((_, response) => response.end('{"ok":true}'));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const delays: number[] = [];
  let reading = true;
  const asking = (async () => {
    while (reading) {
      const start = performance.now();
      await (await fetch(url)).text();
      delays.push(performance.now() - start);
      await new Promise((resume) => setTimeout(resume, 20));
    }
  })();
  const start = performance.now();
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => pool.read({ bytes: photo })));
  const seconds = (performance.now() - start) / 1000;
  reading = false;
  await asking;
  server.closeAllConnections();
  server.close();
  delays.sort((a, b) => a - b);
  const at = (share: number) =>
    delays[Math.min(delays.length - 1, Math.floor(delays.length * share))]!;
  return {
    seconds,
    p50: at(0.5),
    p99: at(0.99),
    asked: delays.length,
    read: outcomes.filter((o) => o.ok).length,
  };
}
