import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..');
/** What `npm start` says after `node`. */
const [, ...START] = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
).scripts.start.split(' ');

export type Product = {
  url: string;
  process: ChildProcess;
  output(): string;
  stop(): Promise<void>;
  kill(): Promise<void>;
};

/** The product as a newcomer starts it, in a process of its own. Resolves when the first page answers. */
export async function startProduct(env: Record<string, string>): Promise<Product> {
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, START, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'development', ...env, PORT: port },
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://localhost:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`the product did not start:\n${output}`);
    await sleep(20);
  }
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await gone;
  };
  return { url, process: child, output: () => output, stop: end('SIGTERM'), kill: end('SIGKILL') };
}

const answers = (url: string) =>
  fetch(url).then(
    (page) => page.ok,
    () => false,
  );

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** The embedded server's pid; undefined while none has started. */
export function postmasterPid(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres/cluster/postmaster.pid');
  return existsSync(file)
    ? Number(readFileSync(file, 'utf8').split('\n')[0]) || undefined
    : undefined;
}
