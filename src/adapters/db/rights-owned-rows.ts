import { sql } from 'drizzle-orm';
import type { OwnedRows } from '#application/rights/ports.ts';
import type { Database } from './database.ts';

/** What opens a door is not data about a person: it is neither shown nor carried away. */
const SECRETS = new Set([
  'token',
  'token_hash',
  'password',
  'access_token',
  'refresh_token',
  'id_token',
]);

/** A table that belongs to people: which of its columns says to whom. */
export type OwnedTable = { table: string; column: string };

/** Every column that points at a person's account, straight from the database's own catalogue. */
export async function listOwnedTables(db: Database): Promise<OwnedTable[]> {
  const { rows } = await db.execute<OwnedTable>(sql`
    select relation.relname as "table", attribute.attname as "column"
    from pg_constraint as foreign_key
    join pg_class as relation on relation.oid = foreign_key.conrelid
    join pg_attribute as attribute
      on attribute.attrelid = relation.oid and attribute.attnum = foreign_key.conkey[1]
    where foreign_key.contype = 'f' and foreign_key.confrelid = '"user"'::regclass
    order by 1, 2`);
  return rows;
}

/** Tables that belong to a person through another row of theirs: what hangs from an exam, for instance. */
async function listIndirectTables(db: Database, direct: OwnedTable[]) {
  const owned = [...new Set(direct.map(({ table }) => table))];
  const { rows } = await db.execute<{ table: string; column: string; parent: string; key: string }>(
    sql`
    select child.relname as "table", child_column.attname as "column",
           parent.relname as parent, parent_column.attname as "key"
    from pg_constraint as foreign_key
    join pg_class as child on child.oid = foreign_key.conrelid
    join pg_class as parent on parent.oid = foreign_key.confrelid
    join pg_attribute as child_column
      on child_column.attrelid = child.oid and child_column.attnum = foreign_key.conkey[1]
    join pg_attribute as parent_column
      on parent_column.attrelid = parent.oid and parent_column.attnum = foreign_key.confkey[1]
    where foreign_key.contype = 'f' and foreign_key.confdeltype = 'c'
      and parent.relname in ${owned} and child.relname not in ${owned}
      and parent.relname <> 'user'
    order by 1`,
  );
  return rows;
}

export async function readOwnedRows(db: Database, userId: string): Promise<OwnedRows> {
  const direct = await listOwnedTables(db);
  const owned: OwnedRows = { user: await rowsWhere(db, 'user', 'id', userId) };
  for (const { table, column } of direct) {
    const rows = await rowsWhere(db, table, column, userId);
    owned[table] = [...(owned[table] ?? []), ...rows];
  }
  for (const { table, column, parent, key } of await listIndirectTables(db, direct)) {
    for (const row of owned[parent] ?? []) {
      const rows = await rowsWhere(db, table, column, String(row[key]));
      owned[table] = [...(owned[table] ?? []), ...rows];
    }
    owned[table] ??= [];
  }
  return owned;
}

async function rowsWhere(db: Database, table: string, column: string, value: string) {
  const { rows } = await db.execute(
    sql`select * from ${sql.identifier(table)} where ${sql.identifier(column)}::text = ${value}`,
  );
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !SECRETS.has(name))),
  );
}
