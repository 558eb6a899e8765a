import { mkdirSync, writeFileSync } from 'node:fs';
import { correctionsLoad } from './load/corrections-load.ts';
import { fill } from './load/fill.ts';
import { liveLoad } from './load/live-load.ts';
import { makePupils } from './load/make-pupils.ts';
import { machineLoad } from './load/processor-time.ts';
import { type ReadFigures, readLoad } from './load/read-load.ts';
import { openScene } from './load/scene.ts';
import { correctFirstCopy } from './load/send-essay.ts';
import { floodSignIns } from './load/sign-in-flood.ts';
import { uploadLoad } from './load/upload-load.ts';

// npm run bench:load [-- part…] [--seconds 10] [--results 100000] [--channels 2000]: load on this machine, server, database
// and clients together, beside a bare Hono + pg endpoint in the same run. Writes docs/bench/load.md.
const args = process.argv.slice(2);
const option = (name: string, usual: number) => {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? usual : Number(args.splice(at, 2)[1]);
};
const seconds = option('seconds', 10);
const most = option('results', 100_000);
const channels = option('channels', 2_000);
const ROUNDS = 3;
const HISTORY = '/api/exams';
const DASHBOARD = '/api/dashboard';

const lines: string[] = [];
const say = (line: string) => {
  lines.push(`${line} _(${machineLoad()})_`);
  console.log(lines.at(-1));
};

const scene = await openScene(20);
const { url, db } = scene;
await correctFirstCopy(scene);
const pupils = await makePupils(db, 100);
await fill(db, Math.min(1_000, most));
const at = (path: string, connections: number, cookies = pupils) =>
  readLoad(url + path, cookies, { connections, seconds });

/** All take turns, so that a busy minute of the machine falls on each. */
async function reads() {
  const bare = await scene.openCeiling();
  const addresses = {
    'bare Hono + pg, one statement as one writes it': `${bare}/exams`,
    'bare Hono + pg, the statement prepared by hand': `${bare}/prepared`,
    [`${HISTORY}, signed in`]: url + HISTORY,
    [`${DASHBOARD}, signed in`]: url + DASHBOARD,
  };
  const measured = new Map<string, ReadFigures[]>();
  const load = { connections: 50, seconds };
  for (const address of Object.values(addresses)) await readLoad(address, pupils, load);
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, address] of Object.entries(addresses)) {
      const figures = await readLoad(address, pupils, load);
      measured.set(name, [...(measured.get(name) ?? []), figures]);
    }
  const [plain = 1, prepared = 1] = [...measured.values()].map((one) => mean(one, 'rps'));
  for (const [name, figures] of measured) {
    const rps = mean(figures, 'rps');
    const share = (ceiling: number) => `${((rps / ceiling) * 100).toFixed(0)} %`;
    say(
      `${name}, 50 connections: ${rps}/s, p95 ${mean(figures, 'p95')} ms, p99 ${mean(figures, 'p99')} ms, ${mean(figures, 'errors')} errors; ${share(plain)} of the bare endpoint, ${share(prepared)} of the prepared one`,
    );
  }
}

/** Processor time of the web process and of its statements, which the neighbours of a shared machine do not change. */
async function growth() {
  let first: number[] | undefined;
  for (let results = 1_000; results <= most; results *= 10) {
    await fill(db, results);
    const costs: number[] = [];
    for (const path of [HISTORY, DASHBOARD]) {
      await at(path, 10);
      const before = scene.processorTime();
      const { rps } = await at(path, 10);
      costs.push((scene.processorTime() - before) / (rps * seconds));
    }
    first ??= costs;
    const grown = costs.map((cost, n) => `${((cost / first![n]! - 1) * 100).toFixed(0)} %`);
    say(
      `${results} results stored: ${costs.map((cost) => cost.toFixed(2)).join(' and ')} ms of processor for a history and a dashboard (${grown.join(' and ')} more than with 1000)`,
    );
  }
}

/** A pupil at work asks for something every five seconds. */
async function crowd() {
  for (const count of [10, 100, 1_000]) {
    const cookies =
      count <= pupils.length
        ? pupils
        : [...pupils, ...(await makePupils(db, count - pupils.length))];
    const load = { connections: count, seconds: seconds * 2, perSecond: Math.max(2, count / 5) };
    const figures = await readLoad(url + HISTORY, cookies, load);
    say(
      `${count} pupils at work: ${figures.rps}/s, p50 ${figures.p50} ms, p99 ${figures.p99} ms, ${figures.busy + figures.errors} without an answer`,
    );
  }
}

async function live() {
  const { heard, expected, p50, p99, kilobytesEach } = await liveLoad(scene, channels);
  say(
    `${channels} live channels: ${heard} of ${expected} events heard, p50 ${p50} ms, p99 ${p99} ms, ${kilobytesEach} kB each`,
  );
}

async function flood() {
  const calm = await at(HISTORY, 5);
  const wrong = floodSignIns(url, 200);
  const figures = await at(HISTORY, 5);
  const { tried, statuses } = await wrong.stop();
  say(
    `[B11] ${tried} wrong sign-ins in ${seconds} s (${JSON.stringify(statuses)}): other reads p99 ${figures.p99} ms (${calm.p99} ms without), ${figures.errors} errors`,
  );
}

async function overload() {
  const { rps, p99, busy, busyP99, errors } = await at(HISTORY, 1_000);
  const isClear =
    busy > 0 ? `${busy} told to come back (503), p99 ${busyP99} ms` : 'nobody sent away';
  say(
    `1,000 connections without a pause: ${rps}/s answered, p99 ${p99} ms; ${isClear}; ${errors} lost`,
  );
}

async function corrections() {
  const { copies, p50, p95, allSeconds, readsP99 } = await correctionsLoad(scene, 50);
  say(
    `${copies} typed copies at once: corrected after ${p50.toFixed(1)} s (p50), ${p95.toFixed(1)} s (p95), all after ${allSeconds.toFixed(1)} s; other reads p99 ${readsP99} ms`,
  );
}

async function uploads() {
  const { perSecond, p50, p95, statuses } = await uploadLoad(url, pupils, { at: 8, seconds });
  say(
    `uploads of 3 × 600 kB, 8 at once: ${perSecond}/s, p50 ${p50} ms, p95 ${p95} ms, answers ${JSON.stringify(statuses)}`,
  );
}

// Uploads come last: their pages are read for a long while after.
const PARTS = { reads, growth, crowd, live, flood, overload, corrections, uploads };
const chosen = args.length > 0 ? args : Object.keys(PARTS);
for (const name of chosen) await PARTS[name as keyof typeof PARTS]();
await scene.close();
mkdirSync('docs/bench', { recursive: true });
writeFileSync(
  'docs/bench/load.md',
  `# Load\n\n\`npm run bench:load -- ${chosen.join(' ')} --seconds ${seconds}\`: server, database and clients on the same machine, Node ${process.version}. The load beside each line counts everything the machine does, the bench included.\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`,
);
process.exit(0);

function mean(figures: ReadFigures[], name: keyof ReadFigures): number {
  return Math.round(figures.reduce((sum, one) => sum + one[name], 0) / figures.length);
}
