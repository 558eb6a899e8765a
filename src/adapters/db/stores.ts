import type { PlansStores } from '#application/plans-ports.ts';
import type { Ports, Stores, Transaction } from '#application/ports.ts';
import { accountStore } from './accounts.ts';
import { contestStore } from './contests.ts';
import { creditStore } from './credits.ts';
import type { Database } from './database.ts';
import { errorStore } from './errors.ts';
import { eventTeller } from './events.ts';
import { examStore } from './exams.ts';
import { lastJobStore } from './last-jobs.ts';
import { mockAttemptStore } from './mock-attempts.ts';
import { parentConsentStore } from './parent-consents.ts';
import { plansStores } from './plans-stores.ts';
import { progressStores } from './progress.ts';
import { readingStore } from './readings.ts';
import { resultStore } from './results.ts';
import { verdictStore } from './verdicts.ts';

type Queue = (db: Database) => Ports['jobs'];

const storesOn = (db: Database, queue: Queue): Stores & PlansStores => ({
  ...plansStores(db),
  accounts: accountStore(db),
  parentConsents: parentConsentStore(db),
  exams: examStore(db),
  readings: readingStore(db),
  credits: creditStore(db),
  results: resultStore(db),
  contests: contestStore(db),
  verdicts: (userId, examId) => verdictStore(db, userId, examId),
  lastJobs: lastJobStore(db),
  mockAttempts: mockAttemptStore(db),
  progress: progressStores(db),
  errors: errorStore(db),
  events: eventTeller(db),
  jobs: queue(db),
});

/** The stores, and the transaction that all of them can join. */
export const openStores = (
  db: Database,
  queue: Queue,
): Stores & PlansStores & Pick<Ports, 'atomically'> => ({
  ...storesOn(db, queue),
  atomically: <T>(work: (tx: Transaction) => Promise<T>) =>
    db
      .transaction((tx) => work({ ...storesOn(tx as unknown as Database, queue), undo }))
      .catch((problem: unknown) => {
        if (problem instanceof Undone) return problem.answer as T;
        throw problem;
      }),
});

/** Leaves a transaction by the only door that rolls it back. */
class Undone extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super('undone');
    this.answer = answer;
  }
}

function undo<const T>(answer: T): T {
  throw new Undone(answer);
}
