import { setTimeout as sleep } from 'node:timers/promises';
import { makeDocx } from '#testing/make-docx.ts';
import { formOf } from '../../trust/house/send-copy.ts';
import { readLoad } from './read-load.ts';
import type { Scene } from './scene.ts';

const PARAGRAPH =
  'Être libre, est-ce faire ce que l’on veut ? On le croit souvent, parce que rien ne semble nous retenir. Pourtant celui qui suit chaque envie obéit encore à ses passions. ';

/** So many typed copies sent at once: when the last is corrected, and what everybody else's pages feel meanwhile. */
export async function correctionsLoad({ url, cookies, db }: Scene, copies: number) {
  const essay = await makeDocx(...Array.from({ length: 6 }, () => PARAGRAPH.repeat(3)));
  const begun = performance.now();
  const send = async (n: number): Promise<string> => {
    const headers = {
      ...{ cookie: cookies[n % cookies.length]!, origin: url },
      'idempotency-key': crypto.randomUUID(),
    };
    const body = formOf([['copie.docx', essay]]);
    const answer = await fetch(`${url}/api/exams`, { method: 'POST', body, headers });
    return (await answer.json()).id;
  };
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
