import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../product-process.ts';

export type KillableServer = Awaited<ReturnType<typeof openKillableServer>>;

/** A server that can die at any moment and come back at the same address. */
export async function openKillableServer(address: object) {
  const port = String(await freePort());
  let child: ChildProcess | undefined;

  const start = () =>
    new Promise<void>((resolve, reject) => {
      const file = join(import.meta.dirname, 'exam-server.ts');
      child = fork(file, [JSON.stringify(address), port], { stdio: 'inherit' });
      child.once('message', () => resolve());
      child.once('exit', (code) => code && reject(new Error(`the server left with ${code}`)));
    });
  await start();
  return {
    url: `http://localhost:${port}`,
    isUp: () => child !== undefined,
    start,
    async kill() {
      const dying = child;
      if (!dying) return;
      child = undefined;
      const gone = new Promise((resolve) => dying.once('exit', resolve));
      dying.removeAllListeners('exit');
      const left = new Promise((resolve) => dying.once('exit', resolve));
      dying.kill('SIGKILL');
      await Promise.race([gone, left]);
    },
  };
}
