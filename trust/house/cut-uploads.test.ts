import { afterAll, beforeAll, expect, test } from 'vitest';
import { strayFileKeys } from '#application/rights/stray-files.ts';
import { ORIGIN, openTestHouse, type TestHouse } from '#testing/test-house.ts';
import { SEED, seededRandom, times } from '../scale.ts';
import { formOf, SMALL_DOCX } from './send-copy.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const PAGE = Buffer.concat([SMALL_DOCX, Buffer.alloc(100_000)]);

/** The bytes of a form with two pages, and its type. */
async function encodedForm() {
  const request = new Request(ORIGIN, {
    method: 'POST',
    body: formOf([
      ['une.docx', PAGE],
      ['deux.docx', PAGE],
    ]),
  });
  const type = request.headers.get('content-type')!;
  return { type, bytes: new Uint8Array(await request.arrayBuffer()) };
}

/** Sends a share of the form, then the network is gone. */
async function sendCut(cookie: string, key: string, share: number) {
  const { type, bytes } = await encodedForm();
  const end = Math.floor(bytes.length * share);
  const body = new ReadableStream({
    start(controller) {
      for (let at = 0; at < end; at += 20_000) {
        controller.enqueue(bytes.subarray(at, Math.min(end, at + 20_000)));
      }
      if (share === 1) controller.close();
      else controller.error(new Error('the network is gone'));
    },
  });
  const init = { method: 'POST', body, duplex: 'half' } as const;
  const headers = { origin: ORIGIN, cookie, 'content-type': type, 'idempotency-key': key };
  return house.app.request('/api/exams', { ...init, headers } as RequestInit);
}

test('[A9][A14] cut anywhere and sent again, a copy is one exam; nothing is left but what it names', async ({
  annotate,
}) => {
  const random = seededRandom();
  const { id, cookie } = await house.pupil(undefined, { plan: 'pro' });
  const copies = times(8, 1_000);
  let cuts = 0;
  for (let copy = 0; copy < copies; copy++) {
    const key = crypto.randomUUID();
    for (let share = 0.01 + random() * 1.2; share < 1; share += random()) {
      expect((await sendCut(cookie, key, share)).status).toBeGreaterThanOrEqual(400);
      cuts++;
    }
    expect((await sendCut(cookie, key, 1)).status).toBe(202);
  }
  const exams = await (await house.request('/api/exams', { cookie })).json();
  expect(exams).toHaveLength(copies);
  expect(await house.ports.files.list(`${id}/`)).toHaveLength(2 * copies);
  await annotate(`seed ${SEED}: ${cuts} cuts, ${copies} exams, ${2 * copies} files, 0 left over`);
});

test('[A14] what a crash left is swept after a day, and no file that an exam names ever is', async () => {
  const { id, cookie } = await house.pupil(undefined, { plan: 'pro' });
  await sendCut(cookie, crypto.randomUUID(), 1);
  const owned = await house.ports.files.list(`${id}/`);
  const left = [
    `${id}/${Date.now()}-abcdef123456-copie.docx`,
    `${id}/${crypto.randomUUID()}/page-1.jpg`,
  ];
  for (const key of left) await house.ports.files.save(key, [PAGE] as never);
  const sweep = async (hours: number) => {
    const clock = { now: () => new Date(Date.now() + hours * 3_600_000) };
    const strays = await strayFileKeys({ ...house.ports, clock });
    return strays.filter((key) => key.startsWith(id));
  };
  expect(await sweep(1)).toEqual(left.slice(1));
  expect((await sweep(25)).sort()).toEqual([...left].sort());
  expect(owned).toHaveLength(2);
});
