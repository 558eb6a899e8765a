import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { shedLoad } from './shed-load.ts';

test('past its measure a request is told when to come back, and those under way are answered', async () => {
  const gate = Promise.withResolvers<void>();
  const app = new Hono().use(shedLoad(2)).get('*', async (c) => {
    await gate.promise;
    return c.text('servi');
  });
  const accepted = [app.request('/api/exams'), app.request('/api/exams')];
  const refused = await app.request('/api/exams');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  const live = app.request('/api/events');
  gate.resolve();
  for (const answer of await Promise.all([...accepted, live])) expect(answer.status).toBe(200);
  expect((await app.request('/api/exams')).status).toBe(200);
});
