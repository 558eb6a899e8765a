import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { openChannel } from '../../bench/load/live-load.ts';
import { processFamily } from '../../bench/load/process-family.ts';
import { readLoad } from '../../bench/load/read-load.ts';
import { openScene } from '../../bench/load/scene.ts';
import { sendEssay } from '../../bench/load/send-essay.ts';
import { settledSlope } from '../../bench/load/settled-slope.ts';
import { watchMemory } from '../../bench/load/watch-memory.ts';
import { times } from '../scale.ts';

const WARM_UP_ROUNDS = 2;
const GROWN_MEGABYTES = 5;
/** A pool may have opened the last of its connections meanwhile. */
const GROWN_FILES = 12;

const memory = watchMemory();
const scene = await openScene(4, memory.env);
afterAll(async () => {
  await scene.close();
  memory.close();
});

/** What pupils do in a minute, and what is left of it in each process once everything that can go is gone. */
async function round() {
  const { url, cookies, db, pid } = scene;
  const agent = new Agent({ keepAlive: false });
  const channels = await Promise.all(
    cookies.map((cookie) => openChannel(`${url}/api/events`, cookie, agent, [])),
  );
  const load = { connections: 4, requests: 400 };
  const { id } = await (await sendEssay(url, cookies[0]!)).json();
  for (const path of ['/api/exams', '/api/dashboard']) await readLoad(url + path, cookies, load);
  const isStored = () => db.query('select 1 from results where exam_id = $1', [id]);
  while (!(await isStored()).rowCount) await sleep(100);
  for (const channel of channels) channel.destroy();
  const ours = processFamily(pid).filter(({ role }) => ['web', 'worker'].includes(role));
  return Promise.all(
    ours.map(async ({ role, pid: own, files }) => {
      const { heapUsed, arrayBuffers } = await memory.afterCollecting(own);
      return { role, pid: own, files, megabytes: (heapUsed + arrayBuffers) / 1e6 };
    }),
  );
}

test('[A19] what pupils do leaves nothing behind: neither memory that no collection frees, nor an open file', async ({
  annotate,
}) => {
  for (let n = 0; n < WARM_UP_ROUNDS; n++) await round();
  const before = await round();
  let after = before;
  for (let n = 0; n < times(3, 30); n++) after = await round();
  for (const [n, { role, pid, files, megabytes }] of after.entries()) {
    expect(pid).toBe(before[n]!.pid);
    expect(megabytes - before[n]!.megabytes).toBeLessThan(GROWN_MEGABYTES);
    expect(files - before[n]!.files).toBeLessThanOrEqual(GROWN_FILES);
    await annotate(`${role} ${(megabytes - before[n]!.megabytes).toFixed(1)} MB more`);
  }
  expect(scene.output()).not.toMatch(/unhandled|MaxListeners|out of memory/i);
});

test('[A19] the slope of a soak sees what is never given back, and not how full a heap is before it is emptied', () => {
  const sawtooth = (grown: number) =>
    Array.from({ length: 600 }, (_, n): [number, number] => [
      n / 360,
      200 + ((n * 7) % 130) + (grown * n) / 360,
    ]);
  expect(Math.abs(settledSlope(sawtooth(0), 5 / 60))).toBeLessThan(1);
  expect(Math.abs(settledSlope(sawtooth(20), 5 / 60) - 20)).toBeLessThan(1);
});
