import { correctionsLoad } from './load/corrections-load.ts';
import { crowdLoad } from './load/crowd-load.ts';
import { fill } from './load/fill.ts';
import { growth } from './load/growth.ts';
import { keepFigures } from './load/keep-figures.ts';
import { liveLoad } from './load/live-load.ts';
import { makePupils } from './load/make-pupils.ts';
import { machineLoad } from './load/processor-time.ts';
import { type ReadFigures, readLoad } from './load/read-load.ts';
import { openScene } from './load/scene.ts';
import { correctFirstCopy } from './load/send-essay.ts';
import { floodSignIns } from './load/sign-in-flood.ts';
import { uploadLoad } from './load/upload-load.ts';

// npm run bench:load [-- part…] [--seconds 10] [--results 100000] [--channels 2000] [--turns 15]: load on this machine, server, database
// and clients together, beside a bare Hono + pg endpoint in the same run. Each part keeps its figures under its title in docs/bench/load.md.
const args = process.argv.slice(2);
const option = (name: string, usual: number) => {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? usual : Number(args.splice(at, 2)[1]);
};
const seconds = option('seconds', 10);
const most = option('results', 100_000);
const channels = option('channels', 2_000);
const turns = option('turns', 15);
const ROUNDS = 3;
const HISTORY = '/api/exams';
const DASHBOARD = '/api/dashboard';

let lines: string[] = [];
const say = (line: string) => {
  lines.push(`- ${line} _(${machineLoad()})_`);
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

/** From a thousand stored results to a hundred times more. */
const growing = () =>
  growth(
    [1_000, 10_000, 100_000].filter((size) => size <= most),
    turns,
    say,
  );

/** Everybody arrives within five seconds, as when a lesson begins; then, the worst of days, all in the same instant. */
async function crowd() {
  const cookies = [...pupils, ...(await makePupils(db, 900))];
  for (const [count, arrivingWithinMs] of [
    [10, 5_000],
    [100, 5_000],
    [1_000, 5_000],
    [1_000, 0],
  ] as const) {
    const work = { seconds: seconds * 2, arrivingWithinMs };
    const some = cookies.slice(0, count);
    const { answered, failures, ...ms } = await crowdLoad(url + HISTORY, some, work);
    const how =
      arrivingWithinMs > 0 ? `arrived within ${arrivingWithinMs / 1_000} s` : 'all at once';
    say(
      `${count} pupils at work, ${how}: ${Math.round(answered / work.seconds)}/s, p50 ${ms.p50} ms, p95 ${ms.p95} ms, p99 ${ms.p99} ms, longest ${ms.longest} ms, without an answer ${JSON.stringify(failures)}`,
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
const PARTS = { reads, growth: growing, crowd, live, flood, overload, corrections, uploads };
const chosen = args.length > 0 ? args : Object.keys(PARTS);
const figures = new Map<string, string[]>();
for (const name of chosen) {
  lines = [
    `\`npm run bench -- ${name} --seconds ${seconds}\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.version}\n`,
  ];
  figures.set(name, lines);
  await PARTS[name as keyof typeof PARTS]();
  keepFigures('docs/bench/load.md', figures);
}
await scene.close();
process.exit(0);

function mean(figures: ReadFigures[], name: keyof ReadFigures): number {
  return Math.round(figures.reduce((sum, one) => sum + one[name], 0) / figures.length);
}
