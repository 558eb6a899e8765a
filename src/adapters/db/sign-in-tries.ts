import { createHash } from 'node:crypto';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { SignInTries, Tries } from '#application/account/limit-sign-ins.ts';
import type { Database } from './database.ts';
import { signInTries as table } from './schema.ts';

/** Stands for every address of an account, or every account of an address. */
const ALL = '';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
export const accountOf = (email: string) => hashOf(email.trim().toLowerCase());

export const signInTries = (db: Database): SignInTries => ({
  async read({ email, address }, now) {
    const [who, where] = [accountOf(email), hashOf(address)];
    const rows = await db
      .select()
      .from(table)
      .where(
        or(
          and(eq(table.account, who), inArray(table.address, [where, ALL])),
          and(eq(table.account, ALL), eq(table.address, where)),
        ),
      );
    const of = (account: string, address: string) =>
      rows.find((row) => row.account === account && row.address === address);
    const counted = (row: (typeof rows)[number] | undefined): Tries =>
      row && row.until > now
        ? { count: row.tries, last: row.lastAt, until: row.until }
        : { count: 0, last: now, until: now };
    const pair = of(who, where);
    return {
      pair: counted(pair),
      account: counted(of(who, ALL)),
      address: counted(of(ALL, where)),
      isKnown: (pair?.knownUntil ?? now) > now,
    };
  },

  async add({ email, address }, { pair, isKnown }, most, now, until) {
    const [who, where] = [accountOf(email), hashOf(address)];
    const [since, end] = [now.toISOString(), until.toISOString()];
    // One statement, the pair before the account: whoever comes second sees what the first one counted.
    const { rows } = await db.execute(sql`
      with pair as (
        insert into sign_in_tries as t (account, address, tries, last_at, until)
        values (${who}, ${where}, 1, ${since}, ${end})
        on conflict (account, address) do update set last_at = excluded.last_at,
          tries = case when t.until > ${since} then t.tries + 1 else 1 end,
          until = case when t.until > ${since} then t.until else excluded.until end
        where case when t.until > ${since} then t.tries else 0 end = ${pair.count}
        returning 1
      )
      insert into sign_in_tries as t (account, address, tries, last_at, until)
      select ${who}, ${ALL}, 1, ${since}::timestamptz, ${end}::timestamptz from pair
      on conflict (account, address) do update set last_at = excluded.last_at,
        tries = case when t.until > ${since} then t.tries + 1 else 1 end,
        until = case when t.until > ${since} then t.until else excluded.until end
      where ${isKnown} or t.until <= ${since} or t.tries < ${most}
      returning 1`);
    return rows.length === 1;
  },

  async addWrong(address, now, until) {
    const fresh = { account: ALL, address: hashOf(address), tries: 1, lastAt: now, until };
    const isRunning = sql`${table.until} > ${now.toISOString()}`;
    await db
      .insert(table)
      .values(fresh)
      .onConflictDoUpdate({
        target: [table.account, table.address],
        set: {
          lastAt: now,
          tries: sql`case when ${isRunning} then ${table.tries} + 1 else 1 end`,
          until: sql`case when ${isRunning} then ${table.until} else excluded.until end`,
        },
      });
  },

  async letIn({ email, address }, knownUntil) {
    const of = (where: string) =>
      and(eq(table.account, accountOf(email)), eq(table.address, where));
    await db
      .update(table)
      .set({ tries: 0, knownUntil })
      .where(of(hashOf(address)));
    await db
      .update(table)
      .set({ tries: sql`greatest(${table.tries} - 1, 0)` })
      .where(of(ALL));
  },

  async forgive(email) {
    await db
      .update(table)
      .set({ tries: 0 })
      .where(eq(table.account, accountOf(email)));
  },
});
