import { sql } from 'drizzle-orm';
import type { Ports } from '#application/ports.ts';
import type { Database } from './database.ts';

export const EVENT_CHANNEL = 'pupil_events';

/** NOTIFY leaves with the commit, so nobody hears of what was rolled back. */
export const eventTeller = (db: Database): Ports['events'] => ({
  async tell(userId, event) {
    await db.execute(sql`select pg_notify(${EVENT_CHANNEL}, ${JSON.stringify({ userId, event })})`);
  },
});
