import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => house.close());

test('[E6] without a session there is no live channel, and no address carries one', async () => {
  expect((await house.request('/api/events')).status).toBe(401);
  const { cookie } = await house.pupil();
  const token = cookie.split('=')[1];
  expect((await house.request(`/api/events?token=${token}`)).status).toBe(401);
});

test('[E6] a session ended elsewhere closes its live channel within thirty seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const { cookie } = await house.pupil();
  const channel = (await house.request('/api/events', { cookie })).body!.getReader();
  expect(new TextDecoder().decode((await channel.read()).value)).toContain('event: ready');
  vi.advanceTimersByTime(30_000);
  expect((await channel.read()).done, 'still open while the session lives').toBe(false);
  await house.post('/api/auth/sign-out', {}, cookie);
  vi.advanceTimersByTime(30_000);
  expect((await channel.read()).done).toBe(true);
});
