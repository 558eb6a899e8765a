import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';

const WRONG = 200;

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

test('[B11] while two hundred wrong passwords come in at once, somebody inside is answered before they are', async () => {
  const { cookie } = await house.pupil();
  const statuses: number[] = [];
  const flood = Array.from({ length: WRONG }, async (_, n) => {
    const body = JSON.stringify({ email: `personne${n}@ecole.fr`, password: 'pas-le-bon-1' });
    const headers = { 'content-type': 'application/json' };
    const answer = await house.request('/api/auth/sign-in/email', {
      method: 'POST',
      body,
      headers,
    });
    statuses.push(answer.status);
  });
  const page = await house.request('/api/exams', { cookie });
  const answeredBefore = statuses.filter((status) => status === 401).length;
  expect(page.status).toBe(200);
  expect(answeredBefore).toBeLessThan(64);
  await Promise.all(flood);
  // Those beyond what can wait are told to come back; nobody is left without an answer.
  expect(new Set(statuses)).toEqual(new Set([401, 503]));
  expect(statuses).toHaveLength(WRONG);
});
