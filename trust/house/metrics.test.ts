import { afterAll, beforeAll, expect, test } from 'vitest';
import { healthRoutes } from '#adapters/http/health-routes.ts';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';

const METRICS_TOKEN = 'un-jeton-pour-les-mesures';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({ METRICS_TOKEN });
});
afterAll(() => house.close());

test('[J4] metrics are for who has the token, count by route, and name nobody', async () => {
  const { id, cookie } = await house.pupil();
  const exam = crypto.randomUUID();
  await house.request(`/api/exams/${exam}`, { cookie });
  expect((await house.request('/metrics')).status).toBe(404);
  const wrong = await house.request('/metrics', { headers: { authorization: 'Bearer non' } });
  expect(wrong.status).toBe(404);
  const answer = await house.request('/metrics', {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const metrics = await answer.text();
  expect(metrics).toMatch(
    /laureat_request_seconds_count\{[^}]*route="\/api\/exams\/:id"[^}]*status="404"/,
  );
  expect(metrics).toMatch(/laureat_query_seconds_count/);
  expect(metrics).toMatch(/laureat_house\{fact="jobsWaiting"/);
  expect(metrics).toMatch(/laureat_process\{fact="rss_bytes"/);
  expect(metrics).not.toContain(exam);
  expect(metrics).not.toContain(id);
});

test('[J4] without its database the house lives but takes no traffic', async () => {
  const down = { ping: () => Promise.reject(new Error('down')) };
  const health = healthRoutes(down, new AbortController().signal);
  expect((await health.request('/healthz')).status).toBe(200);
  expect((await health.request('/readyz')).status).toBe(503);
});
