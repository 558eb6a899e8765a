import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { openChannel } from './load/live-load.ts';
import { processFamily } from './load/process-family.ts';
import { machineLoad } from './load/processor-time.ts';
import { readLoad } from './load/read-load.ts';
import { openScene } from './load/scene.ts';
import { sendEssay } from './load/send-essay.ts';
import { settledSlope } from './load/settled-slope.ts';
import { slopeOf } from './load/slope-of.ts';
import { uploadLoad } from './load/upload-load.ts';
import { watchMemory } from './load/watch-memory.ts';

// npm run bench:soak [minutes] [reads per second] — steady use for so long: reads, live channels that come and go, a Word
// copy a minute, three photos every five. Memory and open files of every process are taken every ten seconds and printed
// each minute, so that a run cut short still tells. The first twenty minutes (a sixth of a shorter run) warm up and are not
// judged: heaps reach their bound, caches and pools fill, code is compiled.
const [minutes = '120', perSecond = '300'] = process.argv.slice(2);
const ROLES = ['web', 'worker', 'reading-process'];
const WARM_UP_HOURS = Math.min(20, Number(minutes) / 6) / 60;
const WINDOW_HOURS = Math.min(5, Number(minutes) / 12) / 60;
const SAMPLE_MS = 10_000;
const MOST_PER_HOUR = 5;
type Sample = { hours: number; role: string; pid: number; megabytes: number; files: number };

const memory = watchMemory();
const scene = await openScene(10, memory.env);
const { url, cookies } = scene;
const agent = new Agent({ keepAlive: false });
const samples: (Sample & { heap: number })[] = [];
let reads = 0;
let errors = 0;
const begun = Date.now();
const family = () => processFamily(scene.pid).filter(({ role }) => ROLES.includes(role));
const sampling = setInterval(() => {
  const hours = (Date.now() - begun) / 3_600_000;
  for (const one of family()) {
    const heap = (memory.told(one.pid)?.afterCollection ?? 0) / 1e6;
    samples.push({ hours, ...one, heap });
  }
}, SAMPLE_MS);

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
  const slopes = ROLES.map((role) => slopesOf(role).settled.toFixed(1)).join(' / ');
  console.log(
    `minute ${minute}: ${figures.rps} reads/s, p99 ${figures.p99} ms · ${family().map(said).join(' · ')} · ${errors} errors, ${complaints()} complaints · ${slopes} MB/h · ${machineLoad()}`,
  );
}
clearInterval(sampling);
const verdict = ROLES.map((role) => {
  const { settled, raw, heap, files, restarts } = slopesOf(role);
  const left = role === 'reading-process' ? '' : `, heap after collection ${heap.toFixed(1)}`;
  return `${role} ${settled.toFixed(1)} MB/h (least squares ${raw.toFixed(1)}${left}), ${files.toFixed(1)} files/h, ${restarts} restarts`;
});
console.log(
  `[A19] ${minutes} min, ${(reads / (Number(minutes) * 50)).toFixed(0)} reads/s while reading: ${verdict.join(' · ')} · ${errors} errors, ${complaints()} unhandled rejections`,
);
const isFlat = ROLES.map(slopesOf).every(
  ({ settled, files, restarts }) =>
    settled < MOST_PER_HOUR && files < MOST_PER_HOUR && restarts === 0,
);
await scene.close();
memory.close();
process.exit(isFlat && errors === 0 && complaints() === 0 ? 0 : 1);

/** What a process said that it should not: with Node's default, an unhandled rejection also ends it. */
function complaints(): number {
  return scene.output().match(/unhandled|MaxListeners|out of memory/gi)?.length ?? 0;
}

function said({ role, pid, megabytes, files }: Omit<Sample, 'hours'>): string {
  const told = memory.told(pid);
  const mega = (bytes: number) => (bytes / 1e6).toFixed(0);
  const heap = told
    ? `, heap ${mega(told.heapUsed)}/${mega(told.heapTotal)} (${mega(told.afterCollection)} after collection), external ${mega(told.external)}, buffers ${mega(told.arrayBuffers)}`
    : '';
  return `${role} (${pid}) ${megabytes.toFixed(0)} MB${heap}, ${files} files`;
}

function slopesOf(role: string) {
  const own = samples.filter((sample) => sample.role === role);
  const warm = own.filter(({ hours }) => hours > WARM_UP_HOURS);
  const over = (figure: 'megabytes' | 'files' | 'heap') =>
    warm.map((sample): [number, number] => [sample.hours, sample[figure]]);
  return {
    settled: settledSlope(over('megabytes'), WINDOW_HOURS),
    raw: slopeOf(over('megabytes')),
    heap: slopeOf(over('heap')),
    files: slopeOf(over('files')),
    restarts: Math.max(0, new Set(own.map(({ pid }) => pid)).size - 1),
  };
}
