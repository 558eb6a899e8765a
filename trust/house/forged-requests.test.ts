import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORIGIN, openTestHouse, type TestHouse } from '#testing/test-house.ts';
import { AUDIENCE } from './route-access.ts';

let house: TestHouse;
let cookie: string;
beforeAll(async () => {
  house = await openTestHouse();
  ({ cookie } = await house.pupil());
});
afterAll(() => house.close());

const FORGERIES: Record<string, Record<string, string>> = {
  'another site': { origin: 'https://evil.example' },
  'a sandboxed frame': { origin: 'null' },
  'a form without Origin': { 'sec-fetch-site': 'cross-site' },
  'a sibling subdomain': { 'sec-fetch-site': 'same-site' },
  'a look-alike': { origin: `${ORIGIN}.evil.example` },
  'another port': { origin: 'http://localhost:3001' },
};
const TYPES = ['application/json', 'text/plain', 'application/x-www-form-urlencoded'];

test('[F2] no route that changes something can be called by another site', async ({ annotate }) => {
  const changing = [
    ...[...AUDIENCE.keys()].filter((route) => !route.startsWith('GET')),
    'POST /api/auth/sign-in/email',
    'POST /api/auth/sign-out',
    'POST /api/auth/change-password',
  ];
  const accepted: string[] = [];
  for (const route of changing) {
    const [method, path] = route.split(' ') as [string, string];
    const address = path.replace(':id', crypto.randomUUID());
    for (const [name, headers] of Object.entries(FORGERIES)) {
      for (const type of TYPES) {
        const answer = await house.app.request(address, {
          method,
          headers: { cookie, 'content-type': type, ...headers },
          body: '{}',
        });
        if (answer.status !== 403) accepted.push(`${route} from ${name} as ${type}`);
      }
    }
  }
  expect(accepted).toEqual([]);
  expect((await house.request('/api/me', { cookie })).status).toBe(200);
  await annotate(
    `${changing.length} routes × ${Object.keys(FORGERIES).length} forgeries × ${TYPES.length} types, 0 accepted`,
  );
});
