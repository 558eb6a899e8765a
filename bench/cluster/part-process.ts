import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../..');

export type Part = { name: string; kill(): Promise<void>; stop(): Promise<void> };

/** One process of a larger house, started again by hand when it is killed, as an orchestrator would. */
export function keepPart(name: string, script: string, env: Record<string, string>): Part {
  let child: ChildProcess;
  let stopping = false;
  const start = () => {
    child = spawn(process.execPath, [join(ROOT, script)], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: 'ignore',
    });
    child.once('exit', () => {
      if (!stopping) setTimeout(start, 500);
    });
  };
  start();
  const gone = () => new Promise((resolve) => child.once('exit', resolve));
  return {
    name,
    async kill() {
      const left = gone();
      child.kill('SIGKILL');
      await left;
    },
    async stop() {
      stopping = true;
      const left = gone();
      child.kill('SIGTERM');
      await left;
    },
  };
}

export async function untilReady(url: string): Promise<void> {
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isReady())) await sleep(100);
}
