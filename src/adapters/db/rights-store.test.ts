import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyRetention, purgeAccounts } from '#application/rights/delete-account.ts';
import { exportData } from '#application/rights/export-data.ts';
import { ownedFileKeys } from '#application/rights/owned-files.ts';
import { billingScene } from '#testing/billing-scene.ts';
import { placesNaming } from '#testing/places-naming.ts';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';
import { zipEntries } from '../http/rights-zip.ts';
import { listOwnedTables } from './rights-owned-rows.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  // Invented rows need only exist: what their values may be is other tests' matter.
  const { rows } = await house.db.execute<{ table: string; name: string }>(sql`
    select conrelid::regclass::text as "table", conname as name from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace`);
  for (const { table, name } of rows) {
    const plain = table.replaceAll('"', '');
    await house.db.execute(
      sql`alter table ${sql.identifier(plain)} drop constraint ${sql.identifier(name)}`,
    );
  }
});
afterAll(() => house.close());

/** Tables whose rows outlive the account, without it: the list of docs/rights.md. */
const KEPT_WITHOUT_OWNER = ['invoices', 'contract_acts', 'audit_log', 'application_errors'];

const pdf = async function* () {
  yield new TextEncoder().encode('%PDF-1.7 une copie');
};

/** A pupil with at least one row in every table that can belong to one, filled from the catalogue. */
async function fullPupil() {
  const pupil = await house.pupil();
  const shop = billingScene(house.ports, pupil.id);
  await shop.subscribe();
  await shop.deliverAll();
  await house.ports.files.save(`${pupil.id}/1-a-copie.pdf`, pdf());
  await house.ports.files.save(`${pupil.id}/pages/2-b.jpg`, pdf());
  const filled = new Set<string>();
  for (const { table, column } of await listOwnedTables(house.db)) {
    await fillRow(table, column, pupil.id);
    filled.add(table);
  }
  return { ...pupil, shop, filled };
}

/** Inserts one row of invented values, each of its column's own kind. */
async function fillRow(table: string, owner: string, userId: string) {
  const { rows: columns } = await house.db.execute<{
    name: string;
    type: string;
    references: string | null;
  }>(sql`
    select column_name as name, udt_name as type,
      (select confrelid::regclass::text from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.conrelid = ('"' || ${table}::text || '"')::regclass and c.contype = 'f'
          and a.attname = column_name limit 1) as "references"
    from information_schema.columns
    where table_schema = 'public' and table_name = ${table}
      and is_nullable = 'NO' and column_default is null and is_identity = 'NO'`);
  const values: Record<string, unknown> = { [owner]: userId };
  for (const { name, type, references } of columns) {
    if (name === owner) continue;
    values[name] = references ? await someKey(references, userId) : invent(type);
  }
  const names = Object.keys(values).map((name) => sql.identifier(name));
  const given = Object.values(values).map((value) => sql`${value}`);
  await house.db.execute(
    sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) values (${sql.join(given, sql`, `)}) on conflict do nothing`,
  );
}

/** A row of the table that is pointed at: this pupil's where there is one. */
async function someKey(table: string, userId: string): Promise<unknown> {
  if (table === '"user"') return otherPupil();
  const plain = table.replaceAll('"', '');
  const find = () =>
    house.db.execute<{ id: string }>(sql`select id from ${sql.identifier(plain)} limit 1`);
  let { rows } = await find();
  if (rows.length === 0) {
    const owned = (await listOwnedTables(house.db)).find(({ table: one }) => one === plain);
    await fillRow(plain, owned?.column ?? 'id', owned ? userId : crypto.randomUUID());
    ({ rows } = await find());
  }
  return rows[0]?.id;
}

let other: Promise<string> | undefined;
const otherPupil = () => {
  other ??= house.pupil().then(({ id }) => id);
  return other;
};

function invent(type: string): unknown {
  if (type === 'bool') return true;
  if (type.startsWith('_')) return '{}';
  if (type.startsWith('int') || type === 'numeric') return 1;
  if (type === 'timestamptz' || type === 'date') return '2026-11-15';
  return type === 'jsonb' ? '{}' : crypto.randomUUID();
}

test('[I1] every table that points at a person either goes with them or is on the written list', async () => {
  const { rows } = await house.db.execute<{ table: string; rule: string }>(sql`
    select conrelid::regclass::text as "table", confdeltype as rule from pg_constraint
    where contype = 'f' and confrelid = '"user"'::regclass`);
  const staying = rows.filter(({ rule }) => rule !== 'c').map(({ table }) => table);
  expect([...new Set(staying)].sort()).toEqual([...KEPT_WITHOUT_OWNER].sort());
});

test('every column called user_id points at a person, so that nothing is forgotten', async () => {
  const { rows } = await house.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id'`);
  const owned = (await listOwnedTables(house.db)).map(({ table }) => table);
  expect(rows.map(({ name }) => name).filter((name) => !owned.includes(name))).toEqual([]);
});

test('[I2] the archive holds every owned row and every file', async () => {
  const pupil = await fullPupil();
  // Invented results cannot be drawn; a real one is, in the browser's test.
  const print = async (_: string, id: string) => new TextEncoder().encode(`%PDF ${id}`);
  const entries = await exportData(pupil.id, house.ports, '', print);
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipEntries(entries)) chunks.push(chunk);
  const files = unzipSync(Buffer.concat(chunks));
  const data = JSON.parse(new TextDecoder().decode(files['donnees.json']));
  for (const { table, column } of await listOwnedTables(house.db)) {
    const { rows } = await house.db.execute(
      sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${pupil.id}`,
    );
    expect(rows.length, `${table} was filled`).toBeGreaterThan(0);
    expect(data[table]?.length, table).toBeGreaterThanOrEqual(rows.length);
  }
  expect(JSON.stringify(data)).not.toContain('"password"');
  expect(JSON.stringify(data.session)).not.toContain('token');
  expect(Object.keys(files).filter((name) => name.startsWith('fichiers/'))).toEqual([
    'fichiers/1-a-copie.pdf',
    'fichiers/pages/2-b.jpg',
  ]);
  const printed = Object.keys(files).filter((name) => name.startsWith('corrections/'));
  expect(printed).toHaveLength(data.results.length);
});

test('[I1] deletion locks at once, then leaves no row, no file and no customer', async () => {
  const pupil = await fullPupil();
  const wrong = house.post('/api/rights/deletion', { email: 'autre@exemple.fr' }, pupil.cookie);
  expect((await wrong).status).toBe(400);
  const asked = await house.post('/api/rights/deletion', { email: pupil.email }, pupil.cookie);
  expect(asked.status).toBe(200);
  const me = await house.request('/api/me', { cookie: pupil.cookie });
  expect(await me.json()).toBeNull();
  const again = await house.post('/api/auth/sign-in/email', {
    email: pupil.email,
    password: 'trombone-42',
  });
  expect(again.status).toBe(403);

  const later = { now: () => new Date(Date.now() + 13 * 3_600_000) };
  await purgeAccounts({ ...pupil.shop.ports, clock: later });
  expect(await ownedFileKeys(pupil.id, house.ports.files)).toEqual([]);
  expect(await placesNaming(house, [pupil.id])).toEqual([]);
  const named = await placesNaming(house, [pupil.email]);
  expect(named.filter((place) => !KEPT_WITHOUT_OWNER.includes(place.slice(7)))).toEqual([]);
  const [customer] = await pupil.shop.shelf.list('customer');
  expect(customer).toMatchObject({ deleted: true });
  const [subscription] = await pupil.shop.shelf.list('subscription');
  expect(subscription).toMatchObject({ status: 'canceled' });
  const { rows } = await house.db.execute(sql`select 1 from invoices where user_id is null`);
  expect(rows.length).toBeGreaterThan(0);
});

test('before its time an account is closed, not erased', async () => {
  const pupil = await house.pupil();
  await house.post('/api/rights/deletion', { email: pupil.email }, pupil.cookie);
  await purgeAccounts(house.ports);
  expect(await house.ports.rights.exists(pupil.id)).toBe(true);
});

test('[I3] thirteen months later no log is left, and files without an owner are swept', async () => {
  const pupil = await house.pupil();
  await house.ports.errors.save({
    ...{ type: 'x', message: 'y', url: '/', errorId: 'e', timestamp: new Date().toISOString() },
    userId: pupil.id,
  });
  await house.ports.audit.add({ adminId: pupil.id, action: 'search-users' });
  await house.ports.files.save('personne/1-a-copie.pdf', pdf());
  const clock = { now: () => new Date(Date.now() + 396 * 86_400_000) };
  const erased = await applyRetention({ ...house.ports, clock });
  expect(erased.application_errors).toBeGreaterThan(0);
  expect(erased.audit_log).toBeGreaterThan(0);
  expect(erased.files).toBeGreaterThan(0);
  expect(await house.ports.files.list('personne/')).toEqual([]);
});
