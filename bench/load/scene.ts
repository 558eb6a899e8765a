import { type ChildProcess, fork } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { findBinaries } from '#adapters/postgres/binaries.ts';
import { addressOf } from '#adapters/postgres/server.ts';
import { placeServer } from '#adapters/postgres/unprivileged.ts';
import { freePort, postmasterPid, startProduct } from '../product-process.ts';
import { processFamily } from './process-family.ts';
import { connectionsOf } from './processor-time.ts';

export type Scene = Awaited<ReturnType<typeof openScene>>;

const PASSWORD = 'trombone-42';
const OURS = ['web', 'worker', 'reading-process'];

/** The product as it is started on one machine, with signed-in pupils, and direct access to its database. */
export async function openScene(pupils: number, env: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'laureat-load-'));
  await chmod(dataDir, 0o755);
  const product = await startProduct({
    ...{ DATA_DIR: dataDir, PORT: String(await freePort()) },
    ...{ RATE_LIMITS: 'false', LOG_LEVEL: 'silent', NODE_ENV: 'test' },
    ...env,
  });
  const address = addressOf(placeServer(join(dataDir, 'postgres'), findBinaries()!));
  const db = new Client(address);
  await db.connect();
  const cookies: string[] = [];
  for (let n = 0; n < pupils; n++)
    cookies.push(await enter(product.url, `eleve${n}@charge.fr`, db));
  let bare: ChildProcess | undefined;
  return {
    url: product.url,
    dataDir,
    pid: product.process.pid!,
    output: product.output,
    /** Every process of the product at this moment, and those that serve its connections to the database. */
    processes: () => [
      ...processFamily(product.process.pid!)
        .filter(({ role }) => OURS.includes(role))
        .map(({ pid }) => pid),
      ...connectionsOf(postmasterPid(dataDir) ?? 0),
    ],
    db,
    cookies,
    /** A bare Hono + pg endpoint on the same database: what this machine could give at most. */
    async openCeiling(): Promise<string> {
      const port = await freePort();
      bare = fork(join(import.meta.dirname, 'ceiling-server.ts'), [
        String(port),
        JSON.stringify(address),
      ]);
      await new Promise((ready) => bare!.once('message', ready));
      return `http://localhost:${port}`;
    },
    async close() {
      bare?.kill();
      await db.end();
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function enter(url: string, email: string, db: Client): Promise<string> {
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify(body),
    });
  await post('/api/auth/sign-up/email', { email, password: PASSWORD, ageBand: 'adult' });
  await db.query('update "user" set email_verified = true where email = $1', [email]);
  await db.query(
    `update profiles set plan = 'pro' where user_id = (select id from "user" where email = $1)`,
    [email],
  );
  const answer = await post('/api/auth/sign-in/email', { email, password: PASSWORD });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
