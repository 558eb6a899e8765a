import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

const long = { words: Array.from({ length: 400 }, (_, n) => `mot ${n}`) };
const huge = { words: Array.from({ length: 20_000 }, (_, n) => `mot ${n}`) };
const app = new Hono()
  .use(compressAnswers())
  .get('/api/long', (c) => c.json(long, 201, { 'X-Kept': 'oui' }))
  .get('/api/huge', (c) => c.json(huge))
  .get('/api/short', (c) => c.json({}))
  .get('/api/photo', (c) => c.body(new Uint8Array(5_000), 200, { 'Content-Type': 'image/webp' }));
const ask = (path: string, encoding = 'gzip, deflate, br') =>
  app.request(path, { headers: { 'accept-encoding': encoding } });

test.each([
  ['/api/long', long],
  ['/api/huge', huge],
])('%s comes squeezed, and is the same once opened', async (path, whole) => {
  const answer = await ask(path);
  expect(answer.headers.get('Content-Encoding')).toBe('gzip');
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
  const opened = gunzipSync(await answer.arrayBuffer()).toString();
  expect(JSON.parse(opened)).toEqual(whole);
});

test('status and headers stay as the route gave them', async () => {
  const answer = await ask('/api/long');
  expect([answer.status, answer.headers.get('X-Kept')]).toEqual([201, 'oui']);
});

test('short answers, pictures and those who cannot open it get it plain', async () => {
  for (const answer of [
    await ask('/api/short'),
    await ask('/api/photo'),
    await ask('/api/long', ''),
  ])
    expect(answer.headers.get('Content-Encoding')).toBeNull();
  expect(await (await ask('/api/long', '')).json()).toEqual(long);
  expect(await (await ask('/api/short')).json()).toEqual({});
});
