import { tidyWhenIdle } from '../../memory/tidy-when-idle.ts';
import { confineSharp } from '../image/confine-sharp.ts';
import { createReader } from '../read-file.ts';
import { forbidNetwork } from './forbid-network.ts';
import type { Reply, Request } from './messages.ts';
import { startWatchdog } from './watchdog.ts';

const reply = (message: Reply) => process.send?.(message);

forbidNetwork();
confineSharp();
reply({ type: 'ready' });
const watchdog = startWatchdog(Number(process.argv[2]), Number(process.argv[3]));

const reader = createReader();
const tidy = tidyWhenIdle();

process.on('message', async ({ id, task }: Request) => {
  const done = tidy.begin();
  try {
    await watchdog.ready;
    watchdog.beat();
    const outcome = await reader.read(task, (share, page) => {
      watchdog.beat();
      reply({ type: 'progress', id, share, ...(page && { page }) });
    });
    reply({ type: 'done', id, outcome, usage: usage() });
  } catch (error) {
    reply({
      type: 'failed',
      id,
      message: error instanceof Error ? (error.stack ?? '') : `${error}`,
    });
  } finally {
    done();
  }
});

function usage() {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  return { peakMegabytes: maxRSS / 1024, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 };
}

// Without a parent nobody waits for the answer.
process.on('disconnect', () => process.exit());
