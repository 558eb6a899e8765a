import { Worker } from 'node:worker_threads';
import { confineSharp } from '../image/confine-sharp.ts';
import { createReader } from '../read-file.ts';
import { forbidNetwork } from './forbid-network.ts';
import type { Reply, Request } from './messages.ts';

forbidNetwork();
confineSharp();
const watched = watchMemory(Number(process.argv[2]));

const reader = createReader();
const reply = (message: Reply) => process.send?.(message);

process.on('message', async ({ id, task }: Request) => {
  try {
    await watched;
    const outcome = await reader.read(task, (share) => reply({ type: 'progress', id, share }));
    reply({ type: 'done', id, outcome, usage: usage() });
  } catch (error) {
    reply({
      type: 'failed',
      id,
      message: error instanceof Error ? (error.stack ?? '') : `${error}`,
    });
  }
});

function usage() {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  return { peakMegabytes: maxRSS / 1024, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 };
}

// Without a parent nobody waits for the answer.
process.on('disconnect', () => process.exit());

/** A thread of its own, because the one that reads may be busy for seconds when memory runs away. */
function watchMemory(megabytes: number): Promise<void> {
  const source = `
    const look = () => process.memoryUsage.rss() > ${megabytes} * 1048576 && process.kill(process.pid, 'SIGKILL');
    look();
    setInterval(look, 50);
    require('node:worker_threads').parentPort.postMessage('watching');`;
  const thread = new Worker(source, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } });
  return new Promise((resolve) => {
    thread.once('message', () => {
      thread.unref();
      resolve();
    });
  });
}
