import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { findBinaries } from '#adapters/postgres/binaries.ts';
import { addressOf } from '#adapters/postgres/server.ts';
import { placeServer } from '#adapters/postgres/unprivileged.ts';
import { makeDocx } from '#testing/make-docx.ts';
import { freePort, type Product, postmasterPid, startProduct } from './product-process.ts';

type Options = {
  kills: number;
  seed: number;
  onKill?(line: string): void;
  /** Ends the killing early; what was promised until then is checked all the same. */
  enough?: AbortSignal;
};

/** What the clients were promised, and what they found afterwards. */
export type KillReport = {
  kills: number;
  signUpsAcknowledged: number;
  examsAcknowledged: number;
  lost: number;
  doubled: number;
  failedRestarts: number;
};

const essay = await makeDocx('Une copie envoyée pendant que tout tombe.');

/** Pupils sign up and send copies while the product is killed under them; then every promise is checked. */
export async function surviveKills({
  kills,
  seed,
  onKill = () => {},
  enough,
}: Options): Promise<KillReport> {
  const random = seededRandom(seed);
  const dataDir = await mkdtemp(join(tmpdir(), 'laureat-kills-'));
  await chmod(dataDir, 0o755);
  const env = {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'silent',
  };
  const startedAt = performance.now();
  let product = await startProduct(env);
  // On a busy machine everything takes longer: moments are chosen over as long as the last start took, so that work is under way.
  let span = Math.max(1_500, performance.now() - startedAt);
  const password = /mot de passe\s+(\S+)/.exec(product.output())![1]!;
  const cookie = await signIn(product.url, 'pro@demo.fr', password);

  const signUps = new Set<string>();
  const exams = new Set<string>();
  let busy = true;
  const clients = [signUpForever, signUpForever, sendForever].map((client) =>
    client({ url: product.url, cookie, isBusy: () => busy, signUps, exams }),
  );
  let failedRestarts = 0;
  let done = 0;
  for (let n = 1; n <= kills && !enough?.aborted; n++) {
    await sleep(50 + random() * span);
    const victim = (['node', 'postmaster', 'both'] as const)[Math.floor(random() * 3)]!;
    const fallen = postmasterPid(dataDir);
    await strike(victim, product, dataDir);
    if (victim === 'postmaster') await revived(product.url, dataDir, fallen);
    else {
      const begun = performance.now();
      product = await startProduct(env).catch(async () => {
        failedRestarts++;
        return startProduct(env);
      });
      span = Math.max(1_500, performance.now() - begun);
    }
    done = n;
    onKill(`kill ${n} (${victim}): ${signUps.size} sign-ups, ${exams.size} exams acknowledged`);
  }
  busy = false;
  await Promise.all(clients);
  const counts = await look(dataDir, signUps, exams);
  await product.stop();
  await rm(dataDir, { recursive: true });
  return {
    kills: done,
    signUpsAcknowledged: signUps.size,
    examsAcknowledged: exams.size,
    ...counts,
    failedRestarts,
  };
}

/** Another server answers: for a moment after the kill the old one's orphans still do. */
async function revived(url: string, dataDir: string, fallen: number | undefined) {
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  const isNew = () => ![fallen, undefined].includes(postmasterPid(dataDir));
  while (!isNew() || !(await isReady())) await sleep(50);
}

async function strike(victim: 'node' | 'postmaster' | 'both', product: Product, dataDir: string) {
  if (victim !== 'node') process.kill(postmasterPid(dataDir)!, 'SIGKILL');
  if (victim !== 'postmaster') await product.kill();
}

type Pupil = {
  url: string;
  cookie: string;
  isBusy(): boolean;
  signUps: Set<string>;
  exams: Set<string>;
};

async function signUpForever({ url, isBusy, signUps }: Pupil) {
  while (isBusy()) {
    const email = `${crypto.randomUUID()}@kills.fr`;
    const body = JSON.stringify({ email, password: 'trombone-42', ageBand: 'adult' });
    const answer = await post(`${url}/api/auth/sign-up/email`, { body, json: true });
    if (answer?.status === 200) signUps.add(email);
    else await sleep(50);
  }
}

async function sendForever({ url, cookie, isBusy, exams }: Pupil) {
  while (isBusy()) {
    const form = new FormData();
    for (const [name, value] of Object.entries(FIELDS)) form.append(name, value);
    form.append('files', new Blob([essay as never]), 'copie.docx');
    const key = crypto.randomUUID();
    // As the page does: the same key again until an answer comes.
    for (let answered = false; !answered; ) {
      const answer = await post(`${url}/api/exams`, { body: form, cookie, key });
      answered = answer?.status === 202;
      if (answered) exams.add(JSON.parse(answer!.text).id);
      else if (!isBusy()) return;
      else await sleep(50);
    }
  }
}

const FIELDS = { subject: 'philosophie', level: 'terminale', examType: 'practice' };

type Question = { body: BodyInit; json?: boolean; cookie?: string; key?: string };
type Answer = { status: number; text: string; cookies: string[] };

/** undefined when no whole answer came: the server was down, so nothing was promised. */
async function post(
  url: string,
  { body, json, cookie, key }: Question,
): Promise<Answer | undefined> {
  const headers = {
    origin: new URL(url).origin,
    ...(json ? { 'content-type': 'application/json' } : {}),
    ...(cookie ? { cookie } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
  };
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(20_000),
    });
    return {
      status: answer.status,
      text: await answer.text(),
      cookies: answer.headers.getSetCookie(),
    };
  } catch {
    return undefined;
  }
}

async function signIn(url: string, email: string, password: string): Promise<string> {
  const body = JSON.stringify({ email, password });
  const answer = await post(`${url}/api/auth/sign-in/email`, { body, json: true });
  return answer!.cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}

/** Asks the database itself, once every queue is empty, what became of each promise. */
async function look(dataDir: string, signUps: Set<string>, exams: Set<string>) {
  const client = new Client(addressOf(placeServer(join(dataDir, 'postgres'), findBinaries()!)));
  await client.connect();
  const rows = async (sql: string, values: unknown[] = []) =>
    (await client.query(sql, values)).rows;
  while ((await rows("select 1 from pgboss.job where state < 'completed' limit 1")).length > 0)
    await sleep(200);

  const mailed = await rows(
    `select u.email, count(m.id)::int as mails from "user" u left join mails m on m."to" = u.email
     where u.email = any($1) group by u.email`,
    [[...signUps]],
  );
  const settled = await rows(
    `select e.id, e.status, count(r.id)::int as results from exams e left join results r on r.exam_id = e.id
     where e.id = any($1) group by e.id, e.status`,
    [[...exams]],
  );
  const files = await rows('select count(*)::int as n from exams');
  await client.end();
  const withMail = mailed.filter(({ mails }) => mails > 0).length;
  const withResult = settled.filter(
    ({ status, results }) => status === 'completed' && results > 0,
  ).length;
  return {
    lost: signUps.size - withMail + exams.size - withResult,
    doubled:
      mailed.filter(({ mails }) => mails > 1).length +
      settled.filter(({ results }) => results > 1).length +
      Math.max(0, files[0].n - exams.size - 1),
  };
}

/** Small, seeded, good enough to choose moments: the same seed gives the same kills. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
