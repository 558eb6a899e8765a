import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { openChannel } from './load/live-load.ts';
import { processFamily } from './load/process-family.ts';
import { readLoad } from './load/read-load.ts';
import { openScene } from './load/scene.ts';
import { sendEssay } from './load/send-essay.ts';
import { slopeOf } from './load/slope-of.ts';
import { uploadLoad } from './load/upload-load.ts';

// npm run bench:soak [minutes] [reads per second] — steady use for so long: reads, live channels that come and go, a Word
// copy a minute, three photos every five. Each minute prints memory and open files of every process of the product, so
// that a run cut short still tells; the first quarter is warming up (caches, pools, compiled code) and is not judged.
const [minutes = '120', perSecond = '300'] = process.argv.slice(2);
const ROLES = ['web', 'worker', 'reading-process'];
const scene = await openScene(10);
const { url, cookies } = scene;
const agent = new Agent({ keepAlive: false });
const samples: { hours: number; role: string; pid: number; megabytes: number; files: number }[] =
  [];
let reads = 0;
let errors = 0;
const begun = Date.now();
console.log(`${minutes} min at ${perSecond} reads/s, product process ${scene.pid}`);
for (let minute = 1; minute <= Number(minutes); minute++) {
  const channels = await Promise.all(
    cookies.map((cookie) => openChannel(`${url}/api/events`, cookie, agent, [])),
  );
  const path = minute % 2 === 0 ? '/api/dashboard' : '/api/exams';
  const load = { connections: 10, seconds: 50, perSecond: Number(perSecond) };
  const [figures, sent] = await Promise.all([
    readLoad(url + path, cookies, load),
    sendEssay(url, cookies[minute % cookies.length]!),
    minute % 5 === 1 && uploadLoad(url, cookies, { at: 1, seconds: 0.1 }),
  ]);
  await sent.body?.cancel();
  for (const channel of channels) channel.destroy();
  errors += figures.errors + (sent.status === 202 ? 0 : 1);
  reads += figures.rps * 50;
  await sleep(Math.max(0, begun + minute * 60_000 - Date.now()));
  const hours = (Date.now() - begun) / 3_600_000;
  const family = processFamily(scene.pid).filter(({ role }) => ROLES.includes(role));
  samples.push(...family.map((one) => ({ hours, ...one })));
  const now = family.map(
    ({ role, pid, megabytes, files }) =>
      `${role} (${pid}) ${megabytes.toFixed(0)} MB ${files} files`,
  );
  console.log(
    `minute ${minute}: ${figures.rps} reads/s, p99 ${figures.p99} ms · ${now.join(' · ')} · ${errors} errors, ${complaints()} complaints · slope ${ROLES.map((role) => slopes(role).megabytes.toFixed(1)).join(' / ')} MB/h`,
  );
}
const verdict = ROLES.map((role) => {
  const { megabytes, files, restarts } = slopes(role);
  return `${role} ${megabytes.toFixed(1)} MB/h, ${files.toFixed(1)} files/h, ${restarts} restarts`;
});
const web = slopes('web');
const worker = slopes('worker');
console.log(
  `[A19] ${minutes} min, ${(reads / (Number(minutes) * 60)).toFixed(0)} reads/s on average: ${verdict.join(' · ')} · ${errors} errors, ${complaints()} unhandled rejections`,
);
await scene.close();
const isFlat = [web, worker].every(
  ({ megabytes, files, restarts }) => megabytes < 5 && files < 5 && restarts === 0,
);
process.exit(isFlat && errors === 0 && complaints() === 0 ? 0 : 1);

/** What a process said that it should not: with Node's default, an unhandled rejection also ends it. */
function complaints(): number {
  return scene.output().match(/unhandled|MaxListeners|out of memory/gi)?.length ?? 0;
}

function slopes(role: string) {
  const own = samples.filter((sample) => sample.role === role);
  const settled = own.filter(({ hours }) => hours * 60 > Number(minutes) / 4);
  return {
    megabytes: slopeOf(settled.map(({ hours, megabytes }) => [hours, megabytes])),
    files: slopeOf(settled.map(({ hours, files }) => [hours, files])),
    restarts: Math.max(0, new Set(own.map(({ pid }) => pid)).size - 1),
  };
}
