import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Jobs, Ports } from '#application/ports.ts';

/** A job that failed every try lands in its dead-letter queue, where its last handler tells the pupil. */
export const DEAD_LETTER = 'given-up';

/** Exhaustive, so that a new job does not compile until it is said how it is retried. */
const QUEUES: { [N in keyof Jobs]: { retryLimit: number; deadLetter?: string } } = {
  'read-exam': { retryLimit: 4, deadLetter: DEAD_LETTER },
  'correct-exam': { retryLimit: 4, deadLetter: DEAD_LETTER },
  'send-mail': { retryLimit: 10 },
  'close-mock-exam': { retryLimit: 10 },
  'apply-payment-event': { retryLimit: 20 },
  'sync-customer': { retryLimit: 5 },
  'reconcile-billing': { retryLimit: 3 },
  'expire-codes': { retryLimit: 3 },
  'close-billing': { retryLimit: 20 },
  'purge-accounts': { retryLimit: 3 },
  'apply-retention': { retryLimit: 3 },
  'reward-pupil': { retryLimit: 10 },
  'nightly-progress': { retryLimit: 3 },
  'weekly-reports': { retryLimit: 3 },
  'remind-streaks': { retryLimit: 3 },
  'mail-notices': { retryLimit: 0 },
};

export const JOB_NAMES = Object.keys(QUEUES) as (keyof Jobs)[];

/** Missing beats for that long, a worker is held for dead and its job goes to another. */
const HEARTBEAT_SECONDS = 10;

type Connection = ConstructorParameters<typeof PgBoss>[0];

export async function openQueue(connection: Connection): Promise<PgBoss> {
  const boss = new PgBoss({
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    useListenNotify: true,
    // How soon the job of a worker that died is given to another.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  // Outages of the database are retried by the queue itself; what matters reaches the job's own error.
  boss.on('error', () => {});
  await boss.start();
  await boss.createQueue(DEAD_LETTER, { retryLimit: 10, retryDelay: 2, notify: true });
  for (const name of JOB_NAMES) {
    const retries = { retryDelay: 1, retryBackoff: true, heartbeatSeconds: HEARTBEAT_SECONDS };
    await boss.createQueue(name, { ...QUEUES[name], ...retries, notify: true });
  }
  return boss;
}

type Executor = Parameters<typeof fromDrizzle>[0];

/** Enqueues through the given database handle: inside a transaction, the job leaves with the commit. */
export const jobQueue = (boss: PgBoss, db: Executor): Ports['jobs'] => ({
  async enqueue(name, payload, options) {
    const later = options && { startAfter: options.at };
    await boss.send(name, payload, { db: fromDrizzle(db, sql), ...later });
  },
});
