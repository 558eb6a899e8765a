import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Browser, Page } from 'playwright-core';
import { findBinaries } from '#adapters/postgres/binaries.ts';
import { addressOf } from '#adapters/postgres/server.ts';
import { placeServer } from '#adapters/postgres/unprivileged.ts';
import { startBrowser } from '../e2e/browser.ts';
import { seeded } from '../scripts/make-samples/random.ts';
import { makeDocx } from '../src/testing/make-docx.ts';
import { freePort, type Product, startProduct } from './product-process.ts';

type Options = { kills: number; seed: number; onKill?(line: string): void };

/** What forty pupils found, each with the server killed once under them. */
export type JourneyReport = {
  kills: number;
  /** Pages that reached the result without a reload. */
  recovered: number;
  /** Of those, how many first offered to send again, and were touched once. */
  sentAgainByHand: number;
  lost: number;
  doubled: number;
  /** Pupils whose day does not show exactly one correction used. */
  wrongCredits: number;
};

const PASSWORD = 'trombone-42';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const essay = await makeDocx(
  'Être libre, est-ce faire tout ce que l’on désire ? On le croit volontiers.',
  'Pourtant, Platon compare cette vie à un tonneau percé que l’on remplit sans fin.',
);
/** From the touch on « Envoyer » to the result, cold: a kill falls anywhere in it. */
const JOURNEY_MS = 6_000;

/** One pupil after another sends a copy from a browser; the product is killed at a random moment of each journey. */
export async function surviveJourneyKills({
  kills,
  seed,
  onKill,
}: Options): Promise<JourneyReport> {
  const random = seeded(seed);
  const dataDir = await mkdtemp(join(tmpdir(), 'laureat-journey-'));
  await chmod(dataDir, 0o755);
  const port = String(await freePort());
  const env = { DATA_DIR: dataDir, PORT: port, RATE_LIMITS: 'false', LOG_LEVEL: 'silent' };
  let product = await startProduct(env);
  const browser = await startBrowser();
  const report = { kills, recovered: 0, sentAgainByHand: 0, lost: 0, doubled: 0, wrongCredits: 0 };
  for (let n = 1; n <= kills; n++) {
    const email = `eleve-${n}@journey.fr`;
    await signUp(product, dataDir, email);
    const page = await openForm(browser, product, email);
    await page.getByRole('button', { name: 'Envoyer pour correction' }).click();
    const moment = random.between(0, JOURNEY_MS);
    await sleep(moment);
    const was = new URL(page.url()).pathname;
    await product.kill();
    await sleep(random.between(0, 1500));
    product = await startProduct(env);
    const outcome = await reachResult(page);
    if (outcome !== 'stuck') report.recovered++;
    if (outcome === 'by hand') report.sentAgainByHand++;
    const found = await countOf(dataDir, email);
    if (found.completed === 0) report.lost++;
    if (found.exams > 1 || found.results > 1) report.doubled++;
    if (found.credits !== 1) report.wrongCredits++;
    onKill?.(
      `kill ${n} after ${Math.round(moment)} ms (${was}): ${outcome}, ${JSON.stringify(found)}`,
    );
    await page.context().close();
  }
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
  return report;
}

async function openForm(browser: Browser, { url }: Product, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
  await context.request.post('/api/auth/sign-in/email', {
    data: { email, password: PASSWORD },
    headers: { origin: url },
  });
  const page = await context.newPage();
  await page.goto('/correction');
  await page
    .getByLabel('Ta copie')
    .setInputFiles([{ name: 'copie.docx', mimeType: WORD, buffer: Buffer.from(essay) }]);
  await page.getByLabel('Matière').selectOption('philosophie');
  await page.getByLabel('Niveau').selectOption('terminale');
  await page.getByLabel("Type d'examen").selectOption('practice');
  return page;
}

/** Waits as a pupil would, without reloading; touches « Réessayer » where the page asks for it. */
async function reachResult(page: Page): Promise<'by itself' | 'by hand' | 'stuck'> {
  const done = page.getByRole('link', { name: 'Voir les résultats' }).first();
  const again = page.getByRole('button', { name: "Réessayer l'envoi" }).first();
  let touched = false;
  for (let waited = 0; waited < 90_000; waited += 250) {
    if (await done.isVisible()) return touched ? 'by hand' : 'by itself';
    if (await again.isVisible()) {
      touched = true;
      await again.click().catch(() => {});
    }
    await sleep(250);
  }
  return 'stuck';
}

async function signUp({ url }: Product, dataDir: string, email: string): Promise<void> {
  const answer = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password: PASSWORD, ageBand: 'adult' }),
  });
  if (!answer.ok) throw new Error(`sign-up: ${answer.status}`);
  await ask(dataDir, 'update "user" set email_verified = true where email = $1', [email]);
}

/** Asks the database itself, once the queue is empty, what became of this pupil's copy. */
async function countOf(dataDir: string, email: string) {
  const waiting =
    "select 1 from pgboss.job where state < 'completed' and name like '%-exam' limit 1";
  for (let i = 0; i < 300 && (await ask(dataDir, waiting)).length > 0; i++) await sleep(200);
  const [row] = await ask(
    dataDir,
    `select count(distinct e.id)::int as exams,
       count(distinct e.id) filter (where e.status = 'completed')::int as completed,
       count(distinct r.id)::int as results,
       count(distinct c.exam_id) filter (where c.returned_at is null)::int as credits
     from "user" u left join exams e on e.user_id = u.id left join results r on r.exam_id = e.id
       left join correction_credits c on c.user_id = u.id where u.email = $1`,
    [email],
  );
  return row as { exams: number; completed: number; results: number; credits: number };
}

async function ask(dataDir: string, sql: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new Client(addressOf(placeServer(join(dataDir, 'postgres'), findBinaries()!)));
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}
