import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { EVENT_CHANNEL } from '#adapters/db/events.ts';
import { rssOf } from './process-family.ts';
import type { Scene } from './scene.ts';

/** Opens live channels, then tells every pupil something, ten times: how late the last page hears it. */
export async function liveLoad({ url, pid, db, cookies }: Scene, channels: number) {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY, keepAlive: false });
  const before = rssOf(pid);
  const heard: number[] = [];
  const open: IncomingMessage[] = [];
  for (let n = 0; n < channels; n += 50) {
    const some = Array.from({ length: Math.min(50, channels - n) }, (_, k) =>
      openChannel(`${url}/api/events`, cookies[(n + k) % cookies.length]!, agent, heard),
    );
    open.push(...(await Promise.all(some)));
  }
  const grown = rssOf(pid) - before;
  const { rows } = await db.query(`select id from "user" where email like 'eleve%@charge.fr'`);
  for (let round = 0; round < 10; round++) {
    for (const { id } of rows) {
      const event = {
        type: 'exam',
        examId: String(Date.now()),
        status: 'processing',
        step: 'read',
      };
      const payload = JSON.stringify({ userId: id, event });
      await db.query('select pg_notify($1, $2)', [EVENT_CHANNEL, payload]);
    }
    await sleep(1_000);
  }
  for (const channel of open) channel.destroy();
  heard.sort((a, b) => a - b);
  return {
    channels,
    heard: heard.length,
    expected: channels * 10,
    p50: heard[Math.floor(heard.length * 0.5)] ?? Number.NaN,
    p99: heard[Math.floor(heard.length * 0.99)] ?? Number.NaN,
    kilobytesEach: Math.round(grown / channels / 1024),
  };
}

export function openChannel(url: string, cookie: string, agent: Agent, heard: number[]) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent, headers: { cookie, accept: 'text/event-stream' } }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`channel: ${answer.statusCode}`));
      answer.on('error', () => {});
      answer.on('data', (chunk) => {
        for (const [, sentAt] of String(chunk).matchAll(/"examId":"(\d+)"/g)) {
          heard.push(Date.now() - Number(sentAt));
        }
      });
      resolve(answer);
    }).on('error', reject);
  });
}
