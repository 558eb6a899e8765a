import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fill } from './load/fill.ts';
import { liveLoad } from './load/live-load.ts';
import { readLoad } from './load/read-load.ts';
import { openScene } from './load/scene.ts';
import { uploadLoad } from './load/upload-load.ts';

// npm run bench:load [-- part…] [-- --seconds 10] [--results 100000] [--channels 2000]: load on this machine, beside a
// bare Hono + pg endpoint in the same run. Parts: reads uploads live flood overload growth. Writes docs/bench/load.md.
const args = process.argv.slice(2);
const option = (name: string, usual: number) => {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? usual : Number(args.splice(at, 2)[1]);
};
const seconds = option('seconds', 10);
const most = option('results', 100_000);
const channels = option('channels', 2_000);
const parts = args.length > 0 ? args : ['reads', 'uploads', 'live', 'flood', 'overload', 'growth'];
const lines: string[] = [];
const say = (line: string) => {
  lines.push(line);
  console.log(line);
};

const scene = await openScene(20);
const { url, cookies, db } = scene;
const reads = (path: string, connections: number) =>
  readLoad(url + path, cookies, { connections, seconds });
// The first copy is corrected for real: every later row is made in its image.
await uploadLoad(url, cookies, { at: 1, seconds: 0.1 });
while ((await db.query('select 1 from results limit 1')).rowCount === 0) {
  await new Promise((resume) => setTimeout(resume, 500));
}
await fill(db, Math.min(1_000, most));
say(`${cpus().length} cores, Node ${process.version}, ${seconds} s a measure\n`);

if (parts.includes('reads')) {
  const ceiling = await readLoad(await scene.openCeiling(), cookies, { connections: 50, seconds });
  say(`bare Hono + pg, one query: ${ceiling.rps}/s, p99 ${ceiling.p99} ms`);
  for (const path of ['/api/exams', '/api/dashboard']) {
    const figures = await reads(path, 50);
    const share = ((figures.rps / ceiling.rps) * 100).toFixed(0);
    say(
      `${path}, signed in, 50 connections: ${figures.rps}/s, p95 ${figures.p95} ms, p99 ${figures.p99} ms, ${figures.errors} errors, ${share} % of the bare endpoint`,
    );
  }
}
if (parts.includes('uploads')) {
  const figures = await uploadLoad(url, cookies, { at: 8, seconds });
  say(
    `uploads of 3 × 600 kB, 8 at once: ${figures.perSecond}/s, p50 ${figures.p50} ms, p95 ${figures.p95} ms, answers ${JSON.stringify(figures.statuses)}`,
  );
}
if (parts.includes('live')) {
  const figures = await liveLoad(scene, channels);
  say(
    `${figures.channels} live channels: ${figures.heard} of ${figures.expected} events heard, p50 ${figures.p50} ms, p99 ${figures.p99} ms, ${figures.kilobytesEach} kB each`,
  );
}
if (parts.includes('flood')) {
  const flood = floodSignIn();
  const figures = await reads('/api/exams', 10);
  const tried = await flood.stop();
  say(
    `[B11] ${tried} wrong sign-ins during it: other reads p99 ${figures.p99} ms, ${figures.errors} errors`,
  );
}
if (parts.includes('overload')) {
  const figures = await reads('/api/exams', 1_000);
  say(
    `1,000 connections at once: ${figures.rps}/s, p99 ${figures.p99} ms, ${figures.errors} told to come back (503)`,
  );
}
if (parts.includes('growth')) {
  for (let results = 1_000; results <= most; results *= 10) {
    await fill(db, results);
    const figures = await reads('/api/exams', 20);
    say(
      `${results} results stored: ${figures.rps}/s, ${((1000 * 20) / figures.rps).toFixed(2)} ms each, p99 ${figures.p99} ms`,
    );
  }
}
await scene.close();
mkdirSync('docs/bench', { recursive: true });
const command = `npm run bench:load -- ${parts.join(' ')} --seconds ${seconds}`;
writeFileSync(
  'docs/bench/load.md',
  `# Load\n\n\`${command}\`, server, database and clients on the same machine.\n\n${lines.map((line) => `- ${line.trim()}`).join('\n')}\n`,
);
process.exit(0);

/** Wrong passwords, a hundred a second, as long as it lasts. */
function floodSignIn() {
  let tried = 0;
  const pending = new Set<Promise<unknown>>();
  const timer = setInterval(() => {
    for (let n = 0; n < 20; n++) {
      tried++;
      const body = JSON.stringify({ email: `eleve${n}@charge.fr`, password: 'pas-le-bon-1' });
      const attempt = fetch(`${url}/api/auth/sign-in/email`, {
        ...{ method: 'POST', body },
        headers: { 'content-type': 'application/json', origin: url },
      }).then(
        (answer) => answer.body?.cancel(),
        () => {},
      );
      pending.add(attempt);
      void attempt.finally(() => pending.delete(attempt));
    }
  }, 100);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.race([
        Promise.all(pending),
        new Promise((resume) => setTimeout(resume, 30_000)),
      ]);
      return tried;
    },
  };
}
