import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';
import { type ApiDocument, bodyOf } from './body-of-schema.ts';
import { gatherPeople, giveThings, PEOPLE, type Person } from './people.ts';
import { AUDIENCE, type Audience, needsRow, ownedBy } from './route-access.ts';

let house: TestHouse;
let people: Record<Person, string | undefined>;
let document: ApiDocument;
beforeAll(async () => {
  house = await openTestHouse();
  people = await gatherPeople(house);
  document = await (await house.request('/api/openapi.json')).json();
});
afterAll(() => house.close());

/** They read real files for minutes, and are tested where they live. */
const SLOW = /selftest|simple-ocr-test/;
const NOBODY = crypto.randomUUID();
let calls = 0;

const routes = () => [
  ...new Set(
    house.app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replaceAll(/\{.*?\}$/g, '')}`)
      .filter(needsRow),
  ),
];

/** Status and refusal of one call, with the smallest body its description accepts. */
async function call(route: string, cookie: string | undefined, id: string = NOBODY) {
  const [method, path] = route.split(' ') as [string, string];
  const described = path.replaceAll(/:(\w+)/g, '{$1}');
  const json = bodyOf(document, method, described);
  const address = path.replace(':id', id).replace(':page', '1').replace(':token', 'x'.repeat(43));
  const answer = await house.request(address, {
    method,
    ...(json === undefined ? {} : { json }),
    ...(cookie && { cookie }),
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  calls++;
  if (answer.headers.get('content-type')?.startsWith('application/json')) {
    return { status: answer.status, body: await answer.json() };
  }
  await answer.body?.cancel();
  return { status: answer.status, body: undefined };
}

const TURNED_AWAY: Record<Audience, Partial<Record<Person, string>>> = {
  anyone: {},
  signature: {},
  'signed-in': { anon: 'sign-in-required' },
  member: {
    anon: 'sign-in-required',
    unconfirmed: 'email-unconfirmed',
    suspended: 'account-suspended',
  },
  admin: {
    anon: 'sign-in-required',
    unconfirmed: 'email-unconfirmed',
    suspended: 'account-suspended',
    other: 'not-found',
    free: 'not-found',
    pro: 'not-found',
  },
};

test('[E1] every route has its row in the matrix, and every row its route', () => {
  expect(routes().filter((route) => !AUDIENCE.has(route))).toEqual([]);
  expect([...AUDIENCE.keys()].filter((route) => !routes().includes(route))).toEqual([]);
});

test('[E1][E3] every route lets in whom it says, and nobody else', async ({ annotate }) => {
  const wrong: string[] = [];
  for (const [route, audience] of AUDIENCE) {
    for (const person of PEOPLE) {
      const refused = TURNED_AWAY[audience][person];
      if (!refused && SLOW.test(route)) continue;
      const { status, body } = await call(route, people[person]);
      const code = body?.refusal?.code;
      const isRight = refused
        ? code === refused
        : status < 500 && !/^(sign-in|email-un|account-s)/.test(code ?? '');
      if (!isRight) wrong.push(`${route} by ${person}: ${status} ${code}`);
    }
  }
  expect(wrong).toEqual([]);
  await annotate(`${AUDIENCE.size} routes, ${calls} calls so far`);
});

test('[E1] what belongs to another pupil answers as what never was, and its owner finds it', async ({
  annotate,
}) => {
  const things = await giveThings(house, people.free!);
  const owned = [...AUDIENCE.keys()].filter((route) => ownedBy(route.split(' ')[1]!));
  for (const route of owned) {
    const thing = things[ownedBy(route.split(' ')[1]!)!];
    const unknown = await call(route, people.other);
    expect(await call(route, people.other, thing), route).toEqual(unknown);
    expect(unknown.status, route).toBe(404);
    expect((await call(route, people.other, 'pas-un-uuid')).status, route).toBe(400);
    expect((await call(route, people.admin, thing)).status, `${route} by admin`).toBe(404);
  }
  for (const route of owned.filter((one) => /^GET .*:id$/.test(one))) {
    const { status } = await call(route, people.free, things[ownedBy(route.split(' ')[1]!)!]);
    expect(status, `${route} by its owner`).toBe(200);
  }
  await annotate(`${owned.length} routes with an owner, ${calls} calls in all`);
});

test('[E1][E7] a thing named in a body instead of an address is no more visible', async () => {
  const things = await giveThings(house, people.free!);
  const { user: owner } = await (await house.request('/api/me', { cookie: people.free! })).json();
  const stored = `${owner.id}/1-abcdef-copie.docx`;
  await house.ports.files.save(stored, [Buffer.from('une copie')] as never);
  const named = (exam: string, result: string, attempt: string, file: string) => [
    ['process-correction', { examId: exam }] as const,
    ['export-pdf', { resultId: result }] as const,
    ['get-exam-template', { templateId: 'maths-anticipee-spe-premiere', examId: attempt }] as const,
    ['ocr', { filePaths: [file] }] as const,
    ['ocr', { filePaths: [`../${file}`] }] as const,
    ['ocr', { filePaths: [`${owner.id}/../${file}`] }] as const,
  ];
  const theirs = named(things.exam, things.result, things.attempt, stored);
  const nobodys = named(NOBODY, NOBODY, NOBODY, `${NOBODY}/1-abcdef-copie.docx`);
  for (const [n, [name, body]] of theirs.entries()) {
    const answer = await house.post(`/api/functions/${name}`, body, people.pro);
    const unknown = await house.post(`/api/functions/${name}`, nobodys[n]![1], people.pro);
    expect(answer.status, name).toBe(404);
    expect(await answer.text(), name).toBe(await unknown.text());
  }
});
