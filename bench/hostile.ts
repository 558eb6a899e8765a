import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReadingPool } from '../src/engines/reading/process/reading-pool.ts';
import { refusalSentence, warningSentence } from '../src/main/lire/sentences.ts';
import { hostileFiles } from '../src/testing/hostile/hostile-files.ts';

/** Sends a thousand malformed files to the reader and counts what must never happen. `npm run bench:hostile [count] [seed]` */
const COUNT = Number(process.argv[2] ?? 1000);
const SEED = Number(process.argv[3] ?? 20261115);
const SECRET = 'canari-9f3b1c';

let visitors = 0;
const sink = createServer((_, response) => {
  visitors++;
  response.end(SECRET);
});
await new Promise<void>((ready) => sink.listen(0, '127.0.0.1', ready));
const lure = join(tmpdir(), `laureat-lure-${process.pid}.txt`);
writeFileSync(lure, SECRET);

const pool = createReadingPool();
const verdicts = new Map<string, number>();
const slow: string[] = [];
const lost: string[] = [];
let leaks = 0;
let worst = 0;
let done = 0;
for await (const { name, bytes } of hostileFiles(COUNT, SEED, {
  file: lure,
  url: `http://127.0.0.1:${(sink.address() as AddressInfo).port}/`,
})) {
  const start = performance.now();
  const before = pool.usage().cpuSeconds;
  const outcome = await pool.read({ bytes }).catch((error) => error as Error);
  const seconds = (performance.now() - start) / 1000;
  worst = Math.max(worst, seconds);
  const busy = Math.max(0, pool.usage().cpuSeconds - before);
  if (seconds > 5)
    slow.push(`${name} ${seconds.toFixed(1)} s (${busy.toFixed(1)} s de processeur)`);
  if (outcome instanceof Error) {
    lost.push(`${name}: ${outcome.message.split('\n')[0]}`);
  } else {
    const said = outcome.ok
      ? ['lu', ...outcome.value.reading.warnings.map(warningSentence)]
      : [refusalSentence(outcome.error)];
    if (JSON.stringify(outcome).includes(SECRET)) leaks++;
    verdicts.set(said[0]!, (verdicts.get(said[0]!) ?? 0) + 1);
    if (!outcome.ok && outcome.error.code === 'file-too-heavy')
      process.stdout.write(`abandonné : ${name}, ${seconds.toFixed(1)} s\n`);
  }
  if (++done % 100 === 0)
    process.stderr.write(`${done}/${COUNT}, le plus long ${worst.toFixed(1)} s\n`);
}
await pool.close();
sink.closeAllConnections();
sink.close();

process.stdout.write(`${done} fichiers, graine ${SEED}\n`);
for (const [said, count] of [...verdicts].sort((a, b) => b[1] - a[1]))
  process.stdout.write(`${String(count).padStart(5)}  ${said}\n`);
process.stdout.write(
  `sans verdict : ${lost.length}${lost.length > 0 ? ` (${lost.slice(0, 5).join(' ; ')})` : ''}\n`,
);
process.stdout.write(
  `plus de 5 s : ${slow.length}${slow.length > 0 ? ` (${slow.slice(0, 8).join(' ; ')})` : ''}, le plus long ${worst.toFixed(2)} s\n`,
);
process.stdout.write(
  `secret lu : ${leaks}, connexions sortantes : ${visitors}, mémoire de pointe ${pool.usage().peakMegabytes.toFixed(0)} Mo\n`,
);
process.exitCode = lost.length + leaks + visitors > 0 ? 1 : 0;
