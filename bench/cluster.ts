import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import S3rver from 's3rver';
import { superviseEmbedded } from '#adapters/postgres/supervise.ts';
import { buildWebIfStale } from '#main/build-web.ts';
import { makeDocx } from '#testing/make-docx.ts';
import { formOf } from '../trust/house/send-copy.ts';
import { seededRandom } from '../trust/scale.ts';
import { keepPart, untilReady } from './cluster/part-process.ts';
import { freePort } from './product-process.ts';

// npm run bench:cluster [kills] [seed] — two web processes and three workers on one PostgreSQL and one S3 store;
// any of them is killed while copies arrive, then every acknowledged copy is looked for.
const [kills = '10', seed = '7'] = process.argv.slice(2);
const random = seededRandom(Number(seed));
const folder = await mkdtemp(join(tmpdir(), 'laureat-cluster-'));
await chmod(folder, 0o755);
const postgres = await superviseEmbedded(join(folder, 'postgres'));
const bucket = { name: 'copies', configs: [] };
const store = new S3rver({
  ...{ port: 0, silent: true, directory: join(folder, 's3'), configureBuckets: [bucket] },
});
const { port: storePort } = await store.run();
await buildWebIfStale();

const PUBLIC_URL = 'http://localhost:3000';
const shared = {
  ...{ NODE_ENV: 'test', RATE_LIMITS: 'false', LOG_LEVEL: 'silent', PUBLIC_URL },
  DATABASE_URL: `postgres://laureat@localhost/laureat?host=${postgres.address.host}`,
  ...{ S3_BUCKET: 'copies', S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
  S3_ENDPOINT: `http://localhost:${storePort}`,
};
const ports = [await freePort(), await freePort()];
const webs = ports.map((port, n) =>
  keepPart(`web ${n + 1}`, 'src/main/server.ts', { ...shared, PORT: String(port) }),
);
const urls = ports.map((port) => `http://localhost:${port}`);
await Promise.all(urls.map(untilReady));
const workers = [1, 2, 3].map((n) => keepPart(`worker ${n}`, 'src/main/worker.ts', shared));

const db = new Client(postgres.address);
await db.connect();
const cookie = await enter();
const essay = await makeDocx('Être libre, est-ce faire ce que l’on veut ?', 'On le croit souvent.');
const accepted = new Set<string>();
let isBusy = true;
const senders = [0, 1].map((n) => sendForever(n));
for (let n = 1; n <= Number(kills); n++) {
  await sleep(500 + random() * 3_000);
  const victim = [...webs, ...workers][Math.floor(random() * 5)]!;
  await victim.kill();
  console.log(`kill ${n} (${victim.name}): ${accepted.size} copies acknowledged`);
}
isBusy = false;
await Promise.all(senders);
const begun = performance.now();
const unsettled = async () =>
  (await db.query(`select 1 from exams where status in ('pending', 'processing') limit 1`))
    .rowCount;
while (await unsettled()) await sleep(500);
const { rows } = await db.query(
  `select e.id, e.status, count(r.id)::int as results from exams e left join results r on r.exam_id = e.id group by 1, 2`,
);
const found = new Map(rows.map(({ id, status, results }) => [id, { status, results }]));
const lost = [...accepted].filter((id) => found.get(id)?.status !== 'completed').length;
const doubled = rows.filter(({ results }) => results > 1).length + rows.length - accepted.size;
console.log(
  `[A3] ${kills} kills (seed ${seed}) over 2 web and 3 workers with PostgreSQL and S3: ${accepted.size} copies, ${lost} lost, ${doubled} double, settled ${((performance.now() - begun) / 1000).toFixed(1)} s after the last`,
);
for (const part of [...webs, ...workers]) await part.stop();
await db.end();
await store.close();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
process.exit(lost + doubled === 0 ? 0 : 1);

function post(url: string, path: string, body: BodyInit, headers: Record<string, string>) {
  const signal = AbortSignal.timeout(20_000);
  const answer = fetch(url + path, {
    method: 'POST',
    body,
    headers: { origin: PUBLIC_URL, ...headers },
    signal,
  });
  return answer.catch(() => undefined);
}

async function enter(): Promise<string> {
  const account = { email: 'lea@cluster.fr', password: 'trombone-42', ageBand: 'adult' };
  const json = { 'content-type': 'application/json' };
  await post(urls[0]!, '/api/auth/sign-up/email', JSON.stringify(account), json);
  await db.query(`update "user" set email_verified = true`);
  await db.query(`update profiles set plan = 'pro'`);
  const answer = await post(urls[0]!, '/api/auth/sign-in/email', JSON.stringify(account), json);
  const cookies = answer?.headers.getSetCookie() ?? [];
  return cookies.map((one) => one.split(';')[0]).join('; ');
}

/** As the page does: the same key until an answer comes, from whichever web process answers. */
async function sendForever(turn: number): Promise<void> {
  for (let n = turn; isBusy; n++) {
    const key = crypto.randomUUID();
    for (let answered = false; !answered; n++) {
      const headers = { cookie, 'idempotency-key': key };
      const answer = await post(
        urls[n % 2]!,
        '/api/exams',
        formOf([['copie.docx', essay]]),
        headers,
      );
      const body = answer?.status === 202 ? await answer.json().catch(() => undefined) : undefined;
      if (body) accepted.add(body.id);
      answered = body !== undefined;
      if (!answered) await sleep(200);
    }
    await sleep(300);
  }
}
