import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';
import { SMALL_DOCX, sendCopy } from './send-copy.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const MEGABYTE = 1_000_000;
const PAGE = Buffer.concat([SMALL_DOCX, Buffer.alloc(MEGABYTE)]);

/** Files that were sent before, as large as told; a file with a hole weighs what it says and costs no disk. */
async function keep(userId: string, megabytes: number) {
  async function* zeros() {
    const block = Buffer.alloc(MEGABYTE);
    for (let sent = 0; sent < megabytes; sent++) yield block;
  }
  await house.ports.files.save(`${userId}/${Date.now()}-abcdef123456-avant.docx`, zeros());
}

const room = async (cookie: string) =>
  (await house.request('/api/rights/storage', { cookie })).json();
const filesOf = (userId: string) => house.ports.files.list(`${userId}/`);

test('[C12] a free pupil keeps 200 MB: the copy that no longer fits is refused in words, and leaves nothing', async ({
  annotate,
}) => {
  const { id, cookie } = await house.pupil();
  await keep(id, 200);
  const refused = await sendCopy(house, cookie, { files: [['copie.docx', PAGE]] });
  expect(refused.status).toBe(413);
  expect(await refused.json()).toEqual({
    refusal: { code: 'storage-quota-reached', maxMegabytes: 200 },
  });
  expect(await filesOf(id)).toHaveLength(1);
  expect(await (await house.request('/api/exams', { cookie })).json()).toEqual([]);
  await annotate('free 200 MB; the copy past it refused, 0 file left');
});

test('[C12] what is used is weighed from the files: one less, and a copy fits again', async () => {
  const { id, cookie } = await house.pupil();
  await keep(id, 199);
  expect(await room(cookie)).toEqual({ usedBytes: 199 * MEGABYTE, maxBytes: 200 * MEGABYTE });
  const files: [string, Uint8Array][] = [['copie.docx', PAGE]];
  expect((await sendCopy(house, cookie, { files })).status).toBe(413);
  const [old] = await filesOf(id);
  await house.ports.files.remove(old!);
  expect((await sendCopy(house, cookie, { files })).status).toBe(202);
  expect((await room(cookie)).usedBytes).toBe(PAGE.length);
});

test('[C12] five sendings at once never pass the bound', async () => {
  const { id, cookie } = await house.pupil(undefined, { plan: 'pro' });
  const { weigh } = house.ports.files;
  // A Pro whose two gigabytes are all but full: the files to fill them would be the whole test.
  house.ports.files.weigh = async (prefix) => (await weigh(prefix)) + 1_998 * MEGABYTE - 500_000;
  const sent = await Promise.all(
    Array.from({ length: 5 }, () => sendCopy(house, cookie, { files: [['copie.docx', PAGE]] })),
  );
  house.ports.files.weigh = weigh;
  expect(sent.filter(({ status }) => status === 202).length).toBeLessThanOrEqual(2);
  expect((await room(cookie)).usedBytes).toBeLessThanOrEqual(2.5 * MEGABYTE);
  expect((await room(cookie)).maxBytes).toBe(2_000 * MEGABYTE);
  expect(await filesOf(id)).toHaveLength(sent.filter(({ status }) => status === 202).length);
});
