import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Outcome, refused } from '../outcome.ts';
import type { FileReading, Progress, ReadingTask } from '../read-file.ts';
import type { Reply, Request, Usage } from './messages.ts';

export type ReadingPool = {
  /** Reads one file in the reading process; rejects only on a bug of ours. */
  read(task: ReadingTask, onProgress?: Progress): Promise<Outcome<FileReading>>;
  /** Cost of the present reading process so far. */
  usage(): Usage;
  close(): Promise<void>;
};

export type PoolOptions = {
  /** Files read at the same time, sharing the models of one process. */
  parallel?: number;
  memoryMegabytes?: number;
  /** Processor time spent without a sign of life before the reading is given up. */
  stuckSeconds?: number;
  /** Longest silence on the clock, however busy the machine. */
  stallSeconds?: number;
  /** Lets whoever shares the cores go first; a command that only reads has no one to yield to. */
  yields?: boolean;
  /** Longest reading of one file, whatever its signs of life. */
  limitSeconds?: number;
  /** What the process runs. */
  program?: string;
};

/** A third of the processor when someone else wants it, all of it otherwise. */
const GENTLE = 5;

/** Asks the C library (where it is glibc) to keep few arenas and give freed memory back: page images come and go. */
const THRIFTY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '262144',
};

const PROCESS = fileURLToPath(new URL('./reading-process.ts', import.meta.url));

type Job = {
  request: Request;
  /** Was running when its process died: run again with nobody beside it, to know whose fault it was. */
  alone: boolean;
  settle(outcome: Outcome<FileReading>): void;
  fail(error: Error): void;
  onProgress: Progress;
  /** Where it runs. */
  process?: ChildProcess;
  stall?: NodeJS.Timeout;
  limit?: NodeJS.Timeout;
};

/** One reading process, started when first needed, replaced when a file makes it die or stall. */
export function createReadingPool(options: PoolOptions = {}): ReadingPool {
  const {
    parallel = 2,
    memoryMegabytes = 1200,
    stuckSeconds = 4.5,
    stallSeconds = 60,
    limitSeconds = 300,
    yields = true,
    program = PROCESS,
  } = options;
  const waiting: Job[] = [];
  const running = new Map<number, Job>();
  const ready = new WeakSet<ChildProcess>();
  let child: ChildProcess | undefined;
  let nextId = 1;
  let usage: Usage = { peakMegabytes: 0, cpuSeconds: 0 };

  const pump = () => {
    while (waiting[0] && mayStart(waiting[0])) start(waiting.shift()!);
  };

  const mayStart = (job: Job) =>
    running.size === 0 ||
    (running.size < parallel && !job.alone && ![...running.values()].some((r) => r.alone));

  const start = (job: Job) => {
    running.set(job.request.id, job);
    job.limit = setTimeout(() => giveUp(job), limitSeconds * 1000);
    child ??= spawn();
    const own = child;
    job.process = own;
    own.send(job.request, (error) => error && own.kill('SIGKILL'));
    signOfLife(job);
  };

  const signOfLife = (job: Job) => {
    clearTimeout(job.stall);
    job.stall = setTimeout(() => giveUp(job), stallSeconds * 1000);
  };

  const end = (job: Job) => {
    clearTimeout(job.stall);
    clearTimeout(job.limit);
    running.delete(job.request.id);
  };

  const giveUp = (job: Job) => {
    end(job);
    job.settle(refused({ code: 'file-too-heavy' }));
    // Nobody may be sent to a process that is about to die.
    if (child === job.process) child = undefined;
    job.process?.kill('SIGKILL');
  };

  const spawn = () => {
    const started = fork(program, [String(memoryMegabytes), String(stuckSeconds)], {
      serialization: 'advanced',
      execArgv: confinement(),
      // None of our secrets goes near a parser of foreign files.
      env: { TZ: 'UTC', ...THRIFTY },
    });
    if (yields) lowerPriority(started);
    started.on('message', (reply: Reply) =>
      reply.type === 'ready' ? ready.add(started) : onReply(reply),
    );
    started.on('exit', () => onExit(started));
    return started;
  };

  const onReply = (reply: Exclude<Reply, { type: 'ready' }>) => {
    const job = running.get(reply.id);
    if (!job) return;
    if (reply.type === 'progress') {
      signOfLife(job);
      return job.onProgress(reply.share, reply.page);
    }
    end(job);
    if (reply.type === 'done') usage = reply.usage;
    if (reply.type === 'done') job.settle(reply.outcome);
    else job.fail(new Error(reply.message));
    pump();
  };

  const onExit = (dead: ChildProcess) => {
    if (child === dead) child = undefined;
    const victims = [...running.values()].filter((job) => job.process === dead);
    for (const job of victims) {
      end(job);
      if (!ready.has(dead)) job.fail(new Error('the reading process did not start'));
      else if (victims.length === 1 || job.alone) job.settle(refused({ code: 'file-too-heavy' }));
      else waiting.unshift({ ...job, alone: true });
    }
    pump();
  };

  return {
    read: (task, onProgress = () => {}) =>
      new Promise((settle, fail) => {
        waiting.push({ request: { id: nextId++, task }, alone: false, settle, fail, onProgress });
        pump();
      }),
    usage: () => usage,
    close: async () => {
      const dying = child;
      if (!dying) return;
      const gone = new Promise((resolve) => dying.once('exit', resolve));
      dying.kill('SIGKILL');
      await gone;
    },
  };
}

/** The process may load our code and its libraries, and nothing else of the disk; it writes nowhere. */
function confinement(): string[] {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  return [
    '--permission',
    `--allow-fs-read=${root}`,
    '--allow-worker',
    '--allow-addons',
    '--disable-warning=PERM0001',
    '--disable-warning=PERM0006',
    '--max-old-space-size=400',
    '--max-semi-space-size=8',
    '--heap-growing-percent=30',
    '--expose-gc',
  ];
}

/** Reading yields to whoever answers people on the same cores, without starving behind other work. */
function lowerPriority(child: ChildProcess) {
  try {
    if (child.pid) setPriority(child.pid, GENTLE);
  } catch {
    // Some systems forbid it; reading then simply runs at the usual priority.
  }
}
