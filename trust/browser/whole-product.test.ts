import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDocx } from '#testing/make-docx.ts';
import { freePort, type Product, startProduct } from '../../bench/product-process.ts';
import { formOf } from '../house/send-copy.ts';
import { times } from '../scale.ts';

const ROOT = join(import.meta.dirname, '../..');
let dataDir: string;
let product: Product;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'laureat-whole-'));
  await chmod(dataDir, 0o755);
  product = await startProduct({ DATA_DIR: dataDir, RATE_LIMITS: 'false', LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const post = (path: string, body: BodyInit | object, headers: Record<string, string> = {}) => {
  const isForm = body instanceof FormData;
  return fetch(product.url + path, {
    method: 'POST',
    body: isForm ? body : JSON.stringify(body),
    headers: {
      origin: product.url,
      ...(isForm ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  });
};
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');

test('[A5] a second server on the same data is turned away in French, by the name of the first, and writes nothing', async ({
  annotate,
}) => {
  const begun = performance.now();
  const second = spawn(process.execPath, [join(ROOT, 'src/main/start.ts')], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()) },
  });
  let said = '';
  second.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const code = await new Promise((resolve) => second.once('exit', resolve));
  expect(code).toBe(1);
  const seconds = (performance.now() - begun) / 1_000;
  expect(said).toMatch(/Lauréat tourne déjà sur ces données \(.*, processus \d+\)/);
  // A busy machine takes longer to start anything at all: the figure is for a quiet one.
  expect(seconds).toBeLessThan(times(Number.POSITIVE_INFINITY, 2));
  await annotate(`turned away after ${seconds.toFixed(1)} s`);
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
});

test('[G7] nothing private reaches the log, even the most talkative', async ({ annotate }) => {
  const canary = (kind: string) => `canari-${kind}-${crypto.randomUUID().slice(0, 8)}`;
  const secrets = {
    email: `${canary('adresse')}@ecole.fr`,
    password: `${canary('passe')}-42`,
    wrong: `${canary('faux')}-42`,
    text: canary('texte'),
    file: canary('fichier'),
    token: canary('jeton').padEnd(43, 'x'),
    query: canary('question'),
    header: canary('entete'),
  };
  const account = { email: secrets.email, password: secrets.password, ageBand: 'adult' };
  await post('/api/auth/sign-up/email', account);
  await post('/api/auth/sign-in/email', { ...account, password: secrets.wrong });
  const demo = /mot de passe\s+(\S+)/.exec(product.output())![1]!;
  const cookie = cookieOf(
    await post('/api/auth/sign-in/email', { email: 'pro@demo.fr', password: demo }),
  );
  const session = decodeURIComponent(cookie.split('=')[1]!.split(';')[0]!).split('.')[0]!;
  await post('/api/auth/request-password-reset', { email: secrets.email, redirectTo: '/x' });
  const copy = await makeDocx(`Une copie qui parle de ${secrets.text}.`);
  const key = { cookie, 'idempotency-key': crypto.randomUUID() };
  const sent = await post('/api/exams', formOf([[`${secrets.file}.docx`, copy]]), key);
  expect(sent.status).toBe(202);
  await fetch(`${product.url}/api/parent-consent/${secrets.token}`);
  await fetch(`${product.url}/api/me?q=${secrets.query}`, {
    headers: { authorization: `Bearer ${secrets.header}` },
  });
  await post('/api/functions/monitoring-dashboard', { error: { message: secrets.text } });
  await post('/api/exams', `{"text":"${secrets.text}"}` as never, { cookie });
  const lines = product
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  expect(lines.length, 'the log is talkative').toBeGreaterThan(8);
  const log = lines.join('\n');
  for (const [kind, secret] of Object.entries({ ...secrets, session })) {
    expect(log.includes(secret), `${kind} in the log`).toBe(false);
  }
  await annotate(`${lines.length} lines, ${Object.keys(secrets).length + 1} canaries, 0 heard`);
});

test('[A15] asked to stop under load, it answers what it took and goes by itself', async ({
  annotate,
}) => {
  const demo = /mot de passe\s+(\S+)/.exec(product.output())![1]!;
  const cookie = cookieOf(
    await post('/api/auth/sign-in/email', { email: 'pro@demo.fr', password: demo }),
  );
  const copy = await makeDocx('Une copie envoyée au moment où tout s’arrête.');
  const pending = Array.from({ length: 10 }, () =>
    post('/api/exams', formOf([['copie.docx', copy]]), {
      cookie,
      'idempotency-key': crypto.randomUUID(),
    }).then(
      ({ status }) => status,
      () => 'not taken',
    ),
  );
  await new Promise((resume) => setTimeout(resume, 100));
  const begun = performance.now();
  await product.stop();
  const answers = await Promise.all(pending);
  expect(product.process.exitCode).toBe(0);
  expect(answers.filter((status) => status !== 202 && status !== 'not taken')).toEqual([]);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  await annotate(`${answers.length} copies, stopped in ${seconds} s, 0 broken answer`);
});
