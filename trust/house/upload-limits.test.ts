import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cutSlowSenders } from '#adapters/http/cut-slow-senders.ts';
import { ORIGIN, openTestHouse, type TestHouse } from '#testing/test-house.ts';
import { times } from '../scale.ts';
import { formOf, SMALL_DOCX, sendCopy } from './send-copy.ts';

let house: TestHouse;
let hostile: { id: string; cookie: string };
beforeAll(async () => {
  house = await openTestHouse();
  hostile = await house.pupil(undefined, { plan: 'pro' });
});
afterAll(() => house.close());

const MEGABYTE = 1024 * 1024;
const page = (bytes: number) =>
  Buffer.concat([SMALL_DOCX, Buffer.alloc(bytes - SMALL_DOCX.length)]);
const filesOf = (id: string) => house.ports.files.list(`${id}/`);

test('[C9] five files of ten megabytes are taken; a sixth, none, or one byte more is refused and leaves nothing', async () => {
  const { id, cookie } = await house.pupil(undefined, { plan: 'pro' });
  const send = (sizes: number[]) =>
    sendCopy(house, cookie, { files: sizes.map((size, n) => [`${n}.docx`, page(size)]) });
  expect((await send(Array(5).fill(10 * MEGABYTE))).status).toBe(202);
  const before = await filesOf(id);
  expect(before).toHaveLength(5);
  const refusals = [
    [Array(6).fill(100), 'too-many-files'],
    [[], 'no-file'],
    [[100, 10 * MEGABYTE + 1], 'file-too-large'],
  ] as const;
  for (const [sizes, code] of refusals) {
    expect((await (await send([...sizes])).json()).refusal.code).toBe(code);
    expect(await filesOf(id)).toEqual(before);
  }
});

test('[C9] the same file twice is two pages, each under its own key', async () => {
  const { id, cookie } = await house.pupil();
  const twin: [string, Uint8Array] = ['page.docx', page(100)];
  expect((await sendCopy(house, cookie, { files: [twin, twin] })).status).toBe(202);
  expect(new Set(await filesOf(id)).size).toBe(2);
});

const part = (head: string, body = 'x') =>
  `--limite\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
const FILE = part('name="files"; filename="a.docx"', SMALL_DOCX.toString('latin1'));
const BOMBS: [string, string][] = [
  [
    'ten thousand fields',
    FILE + Array.from({ length: 10_000 }, (_, n) => part(`name="f${n}"`)).join(''),
  ],
  ['ten thousand parts without a name', FILE + part('x').repeat(10_000)],
  ['ten thousand headers', FILE + part(`name="a"${'\r\nX-A: b'.repeat(10_000)}`)],
  ['one header of two megabytes', FILE + part(`name="${'a'.repeat(2 * MEGABYTE)}"`)],
  ['a boundary that never comes', 'a'.repeat(4 * MEGABYTE)],
  ['a boundary begun a million times', FILE + '\r\n--limit'.repeat(400_000)],
  ['no end', FILE],
  ['no end to a large file', FILE + FILE.trimEnd() + 'a'.repeat(3 * MEGABYTE)],
];

test.each(BOMBS)('[C9] %s: refused, nothing kept, the next copy taken', async (_, bomb) => {
  const { id, cookie } = hostile;
  const before = await filesOf(id);
  const answer = await house.request('/api/exams', {
    method: 'POST',
    body: Buffer.from(bomb, 'latin1'),
    cookie,
    headers: {
      'content-type': 'multipart/form-data; boundary=limite',
      'idempotency-key': crypto.randomUUID(),
    },
  });
  expect(answer.status).toBe(400);
  expect((await answer.json()).refusal.code).toBe('invalid-input');
  expect(await filesOf(id)).toEqual(before);
  expect((await sendCopy(house, cookie)).status).toBe(202);
});

test('[C9] who sends byte by byte is cut, and nothing of it stays; an upload that moves is not', async ({
  annotate,
}) => {
  const { id, cookie } = await house.pupil();
  const server = createServer(getRequestListener(house.app.fetch));
  const everyMs = times(400, 10_000);
  cutSlowSenders(server, { leastBytes: times(200, 4_096), everyMs });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const request = new Request(ORIGIN, {
    method: 'POST',
    body: formOf([['a.docx', page(times(9_000, 90_000))]]),
  });
  const bytes = Buffer.from(await request.clone().arrayBuffer());

  const open = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.write(
      [
        ...['POST /api/exams HTTP/1.1', `Host: ${new URL(ORIGIN).host}`, `Origin: ${ORIGIN}`],
        ...[`Cookie: ${cookie}`, `Idempotency-Key: ${crypto.randomUUID()}`],
        ...[`Content-Type: ${request.headers.get('content-type')}`],
        ...[`Content-Length: ${bytes.length}`, 'Connection: close', '', ''],
      ].join('\r\n'),
    );
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    return { socket, answer: once(socket, 'close').then(() => answer) };
  };

  const slow = await open();
  const begun = performance.now();
  let at = 0;
  const drip = setInterval(() => slow.socket.write(bytes.subarray(at, ++at)), times(50, 1_000));
  expect(await slow.answer).toMatch(/^HTTP\/1\.1 408 /);
  clearInterval(drip);
  const seconds = (performance.now() - begun) / 1_000;
  expect(await filesOf(id)).toEqual([]);

  const steady = await open();
  const rounds = 8;
  for (let n = 0; n < rounds; n++) {
    steady.socket.write(
      bytes.subarray((bytes.length / rounds) * n, (bytes.length / rounds) * (n + 1)),
    );
    await new Promise((pause) => setTimeout(pause, everyMs / 2));
  }
  expect(await steady.answer).toMatch(/^HTTP\/1\.1 202 /);
  server.close();
  await annotate(`a drip cut after ${seconds.toFixed(1)} s (a round of ${everyMs / 1_000} s)`);
});
