import { Worker } from 'node:worker_threads';

export type Watchdog = {
  ready: Promise<void> /** A sign that the reading moves on. */;
  beat(): void;
};

/**
 * Ends this process when it takes too much memory, or burns processor time without a sign of life. It counts the time
 * of the processor and not of the wall, so that a busy machine is no reason to give up; and it watches from a thread of
 * its own, because the one that reads may be stuck in a library for good.
 */
export function startWatchdog(megabytes: number, cpuSeconds: number): Watchdog {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const thread = new Worker(SOURCE, {
    eval: true,
    workerData: { beats, megabytes, cpuSeconds },
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  });
  return {
    ready: new Promise((resolve) => {
      thread.once('message', () => {
        thread.unref();
        resolve();
      });
    }),
    beat: () => {
      Atomics.add(beats, 0, 1);
    },
  };
}

const SOURCE = `
const { parentPort, workerData } = require('node:worker_threads');
const { beats, megabytes, cpuSeconds } = workerData;
let seen = -1;
let since = 0;
const look = () => {
  const { user, system } = process.cpuUsage();
  const now = (user + system) / 1e6;
  const beat = Atomics.load(beats, 0);
  if (beat !== seen) [seen, since] = [beat, now];
  const stuck = now - since > cpuSeconds;
  if (stuck || process.memoryUsage.rss() > megabytes * 1048576) process.kill(process.pid, 'SIGKILL');
};
look();
setInterval(look, 50);
parentPort.postMessage('watching');`;
