import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { giveCopies } from './make-pupils.ts';

const COPIES_EACH = 10;
const PUPILS_AT_ONCE = 500;

/** Rows of a product that has lived: corrected copies up to a count, ten for each of so many former pupils. */
export async function fill(db: Client, results: number): Promise<void> {
  const { rows } = await db.query('select count(*)::int as n from results');
  for (let missing = results - rows[0].n; missing > 0; missing -= PUPILS_AT_ONCE * COPIES_EACH) {
    const pupils = Math.min(PUPILS_AT_ONCE, Math.ceil(missing / COPIES_EACH));
    const ids = Array.from({ length: pupils }, () => randomUUID());
    await db.query(
      `insert into "user" (id, name, email, age_band, email_verified)
       select id, 'Ancien', id || '@charge.fr', 'adult', true from unnest($1::text[]) id`,
      [ids],
    );
    await giveCopies(db, ids, COPIES_EACH);
  }
  await db.query('vacuum analyze');
}
