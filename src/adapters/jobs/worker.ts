import type { PgBoss } from 'pg-boss';
import { correctExam } from '#application/exam/correct-exam.ts';
import { readExam } from '#application/exam/read-exam.ts';
import { closeMockExam } from '#application/mock-exam/close-mock-exam.ts';
import type { Jobs, Ports } from '#application/ports.ts';
import { mailNotices, remindStreaks } from '#application/progress/mail-notices.ts';
import { nightlyProgress } from '#application/progress/nightly-progress.ts';
import { rewardPupil } from '#application/progress/reward-pupil.ts';
import { makeWeeklyReports } from '#application/progress/weekly-reports.ts';
import type { Watch } from '#application/watch.ts';
import { problemWithoutValues } from '#domain/problem-without-values.ts';
import { tidyWhenIdle } from '#engines/memory/tidy-when-idle.ts';
import { afterLastTry, type LastTry } from './after-last-try.ts';
import { keepFailure } from './keep-failure.ts';
import { plansHandlers } from './plans-handlers.ts';
import { DEAD_LETTER, JOB_NAMES } from './queue.ts';
import { scheduleJobs } from './schedule-jobs.ts';

type Handlers = { [N in keyof Jobs]: (payload: Jobs[N], ports: Ports) => Promise<void> };

/** A job declared in `Jobs` does not compile until it has its handler here. */
const handlers: Handlers = {
  'read-exam': ({ examId }, ports) => readExam(examId, ports),
  'correct-exam': ({ examId }, ports) => correctExam(examId, ports),
  'send-mail': (mail, ports) => ports.post.deliver(mail),
  'close-mock-exam': ({ attemptId }, ports) => closeMockExam(attemptId, ports),
  ...plansHandlers,
  'reward-pupil': ({ examId }, ports) => rewardPupil(examId, ports),
  'nightly-progress': async (_, ports) => void (await nightlyProgress(ports)),
  'weekly-reports': async (_, ports) => void (await makeWeeklyReports(ports)),
  'remind-streaks': (_, ports) => remindStreaks(ports),
  'mail-notices': async (_, ports) => void (await mailNotices(ports)),
};

/** Told of most jobs at once by the database, a worker still looks by itself: news can be lost with a connection. */
const POLLING_SECONDS = 0.5;

export async function startWorker(
  boss: PgBoss,
  ports: Ports,
  watch: Watch,
  onFailure: (job: string, problem: Error) => void,
): Promise<void> {
  const options = {
    pollingIntervalSeconds: POLLING_SECONDS,
    notifyPollingIntervalSeconds: POLLING_SECONDS,
    localConcurrency: 2,
  };
  const tidy = tidyWhenIdle();
  for (const name of JOB_NAMES) {
    await boss.work<Jobs[typeof name]>(name, options, async ([job]) => {
      if (!job) return;
      const startedAt = performance.now();
      const over = tidy.begin();
      const took = (outcome: string) =>
        watch.took('job', performance.now() - startedAt, { job: name, outcome });
      try {
        await watch.span(name, () => run(name, job.data, ports));
        took('done');
      } catch (failure) {
        took('failed');
        // The queue keeps it for days, beside the log and the list of errors.
        const problem = problemWithoutValues(failure);
        onFailure(name, problem);
        await keepFailure(name, problem, ports);
        throw problem;
      } finally {
        over();
      }
    });
  }
  await scheduleJobs(boss);
  const whole = { ...options, includeMetadata: true } as const;
  await boss.work<LastTry, void, typeof whole>(DEAD_LETTER, whole, async ([job]) => {
    if (job) await afterLastTry(job, ports);
  });
}

const run = <N extends keyof Jobs>(name: N, payload: Jobs[N], ports: Ports) =>
  handlers[name](payload, ports);
