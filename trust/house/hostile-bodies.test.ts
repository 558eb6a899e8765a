import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';
import { SEED, seededRandom, times } from '../scale.ts';
import { type ApiDocument, bodyOf } from './body-of-schema.ts';
import { gatherPeople } from './people.ts';
import { AUDIENCE } from './route-access.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const VALUES: readonly unknown[] = [
  '\'; drop table "user"; --',
  "' or 1=1 --",
  '$1); select pg_sleep(5); --',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '{{7*7}}',
  '../../etc/passwd',
  'a'.repeat(20_000),
  '😀'.repeat(2_000),
  `${'a'.repeat(3_000)}!`,
  `${' '.repeat(3_000)}x`,
  -1,
  Number.MAX_VALUE,
  2 ** 53,
  -0,
  0.1,
  null,
  true,
  [],
  {},
  [[]],
  { $ne: null },
  { toString: 'x' },
  { length: 1e9 },
];
const WHOLE = [
  '',
  '{',
  'null',
  '[]',
  '"texte"',
  '1e999',
  deep(5_000),
  `{"a":${deep(2_000)}}`,
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
  '{"a":1,"a":2}',
  '\ufeff{}',
];

test('[G9][G5] no body, however bent, breaks a route or reaches the database as words of ours', async ({
  annotate,
}) => {
  const random = seededRandom();
  const pick = <T>(among: readonly T[]): T => among[Math.floor(random() * among.length)]!;
  const document: ApiDocument = await (await house.request('/api/openapi.json')).json();
  const people = await gatherPeople(house);
  const routes = [...AUDIENCE.keys()]
    .map((route) => route.split(' ') as [method: string, path: string])
    .filter(([method]) => method !== 'GET' && method !== 'DELETE')
    .filter(([, path]) => !/selftest|ocr-test|rights\/deletion/.test(path));
  const count = times(200, 10_000);
  const seen = new Set<string>();
  let slowest = 0;
  for (let n = 0; n < count; n++) {
    const [method, path] = pick(routes);
    const whole = bodyOf(document, method, path.replaceAll(/:(\w+)/g, '{$1}'));
    const body = random() < 0.2 || !whole ? pick(WHOLE) : bend(whole as object, pick, random);
    const id =
      random() < 0.7
        ? crypto.randomUUID()
        : encodeURIComponent(JSON.stringify(pick(VALUES)).slice(0, 200).toWellFormed());
    const before = process.cpuUsage();
    const answer = await house.request(path.replace(':id', id), {
      method,
      body,
      cookie: random() < 0.8 ? people.pro! : people.admin!,
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    });
    const text = await answer.text();
    const { user, system } = process.cpuUsage(before);
    // The first of its kind also loads what answers it; hashing a password is slow on purpose.
    if (seen.has(path) && !path.includes('password'))
      slowest = Math.max(slowest, (user + system) / 1_000);
    seen.add(path);
    expect(
      answer.status,
      `${n} (seed ${SEED}) ${method} ${path} ${body.slice(0, 300)} → ${text}`,
    ).toBeLessThan(500);
  }
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  expect((await house.request('/readyz')).status).toBe(200);
  expect(slowest).toBeLessThan(times(Number.POSITIVE_INFINITY, 50));
  await annotate(
    `seed ${SEED}: ${count} bodies on ${routes.length} routes, 0 failure, at most ${slowest.toFixed(0)} ms of work each (password hashing apart)`,
  );
});

/** The same body with one or more of its values, or names, replaced. */
function bend(whole: object, pick: <T>(among: readonly T[]) => T, random: () => number): string {
  const bent = Object.fromEntries(
    Object.entries(whole).map(([name, value]) => [
      random() < 0.1 ? pick(['__proto__', 'constructor', name.toUpperCase()]) : name,
      random() < 0.5 ? pick(VALUES) : value,
    ]),
  );
  return JSON.stringify(bent) ?? 'null';
}
