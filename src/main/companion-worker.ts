import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Connection } from '#adapters/db/database.ts';

const WORKER = join(import.meta.dirname, 'worker.ts');
const RESTART_MS = 1_000;

/** Asks the C library (where it is glibc) to give memory back after each copy: what one needed is not what the next will. */
const THRIFTY = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Keeps one worker process beside this one, started again when it dies. */
export function keepWorker(connection: Connection): { stop(): Promise<void> } {
  let stopping = false;
  let child: ChildProcess;
  const start = () => {
    child = fork(WORKER, [JSON.stringify(connection)], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...THRIFTY, ...process.env },
    });
    child.once('exit', () => {
      if (!stopping) setTimeout(start, RESTART_MS).unref();
    });
  };
  start();
  return {
    async stop() {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}
