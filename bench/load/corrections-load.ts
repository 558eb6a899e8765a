import { setTimeout as sleep } from 'node:timers/promises';
import { readLoad } from './read-load.ts';
import type { Scene } from './scene.ts';
import { sendEssay } from './send-essay.ts';

/** So many typed copies sent at once: when the last is corrected, and what everybody else's pages feel meanwhile. */
export async function correctionsLoad({ url, cookies, db }: Scene, copies: number) {
  const begun = performance.now();
  const send = async (n: number): Promise<string> =>
    (await (await sendEssay(url, cookies[n % cookies.length]!)).json()).id;
  const ids = await Promise.all(Array.from({ length: copies }, (_, n) => send(n)));
  const done = async () =>
    (
      await db.query(
        `select extract(epoch from completed_at - created_at)::float as seconds from exams where id = any($1) and completed_at is not null`,
        [ids],
      )
    ).rows.map(({ seconds }) => seconds as number);
  const reads = readLoad(`${url}/api/exams`, cookies, {
    connections: 5,
    seconds: 5,
    perSecond: 20,
  });
  while ((await done()).length < copies) await sleep(500);
  const seconds = (await done()).sort((a, b) => a - b);
  return {
    copies,
    allSeconds: (performance.now() - begun) / 1000,
    p50: seconds[Math.floor(copies * 0.5)]!,
    p95: seconds[Math.floor(copies * 0.95)]!,
    readsP99: (await reads).p99,
  };
}
