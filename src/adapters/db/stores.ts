import type { Ports, Stores } from '#application/ports.ts';
import { accountStore } from './accounts.ts';
import type { Database } from './database.ts';
import { errorStore } from './errors.ts';
import { eventTeller } from './events.ts';
import { examStore } from './exams.ts';
import { parentConsentStore } from './parent-consents.ts';
import { resultStore } from './results.ts';

type Queue = (db: Database) => Ports['jobs'];

const storesOn = (db: Database, queue: Queue): Stores => ({
  accounts: accountStore(db),
  parentConsents: parentConsentStore(db),
  exams: examStore(db),
  results: resultStore(db),
  errors: errorStore(db),
  events: eventTeller(db),
  jobs: queue(db),
});

/** The stores, and the transaction that all of them can join. */
export const openStores = (db: Database, queue: Queue): Stores & Pick<Ports, 'atomically'> => ({
  ...storesOn(db, queue),
  atomically: (work) => db.transaction((tx) => work(storesOn(tx as unknown as Database, queue))),
});
