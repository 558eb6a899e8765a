import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { rssOf } from './load/live-load.ts';
import { readLoad } from './load/read-load.ts';
import { openScene } from './load/scene.ts';

// npm run bench:soak [minutes] — half the load for so long; memory and open files of the web process over time.
const [minutes = '120'] = process.argv.slice(2);
const scene = await openScene(10);
const until = Date.now() + Number(minutes) * 60_000;
const openFiles = () => {
  try {
    return readdirSync(`/proc/${scene.pid}/fd`).length;
  } catch {
    return 0;
  }
};
const samples: { hours: number; megabytes: number; files: number }[] = [];
let errors = 0;
const begun = Date.now();
while (Date.now() < until) {
  const load = { connections: 10, seconds: 10 };
  errors += (await readLoad(`${scene.url}/api/exams`, scene.cookies, load)).errors;
  await sleep(2_000);
  const hours = (Date.now() - begun) / 3_600_000;
  samples.push({ hours, megabytes: rssOf(scene.pid) / 1e6, files: openFiles() });
}
await scene.close();
// The first quarter is warming up: caches, pools, compiled code.
const settled = samples.slice(Math.floor(samples.length / 4));
const slope = slopeOf(settled.map(({ hours, megabytes }) => [hours, megabytes]));
const grown = (settled.at(-1)?.files ?? 0) - (settled[0]?.files ?? 0);
console.log(
  `[A19] ${minutes} min: ${slope.toFixed(1)} MB/h, ${grown} open files more, ${errors} errors, last ${settled.at(-1)?.megabytes.toFixed(0)} MB`,
);
process.exit(slope < 5 && grown <= 5 && errors === 0 ? 0 : 1);

/** Least squares. */
function slopeOf(points: [x: number, y: number][]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [middleX, middleY] = [mean(0), mean(1)];
  const up = points.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0);
  const across = points.reduce((sum, [x]) => sum + (x - middleX) ** 2, 0);
  return across === 0 ? 0 : up / across;
}
