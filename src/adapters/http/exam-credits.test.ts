import { afterAll, beforeAll, expect, test } from 'vitest';
import { essay, refusalOf, sendingTo } from '#testing/send-copies.ts';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';

let house: TestHouse;
let pupil: Awaited<ReturnType<TestHouse['pupil']>>;
let { send, settled } = {} as ReturnType<typeof sendingTo>;
beforeAll(async () => {
  house = await openTestHouse();
  await house.work();
  ({ send, settled } = sendingTo(house));
  pupil = await house.pupil(undefined, { plan: 'pro' });
});
afterAll(() => house.close());

test('[B1] of fifty copies sent at once by a free pupil, exactly one is accepted', async () => {
  const free = await house.pupil();
  const sent = await Promise.all(
    Array.from({ length: 50 }, () => send([['a.docx', essay]], { cookie: free.cookie })),
  );
  const statuses = sent.map(({ status }) => status).sort();
  expect(statuses).toEqual([202, ...Array(49).fill(429)]);
  expect(await refusalOf(sent.find(({ status }) => status === 429)!)).toEqual({
    code: 'daily-limit',
  });
  expect(await house.ports.files.list(`${free.id}/`)).toHaveLength(1);
  const me = await (await house.request('/api/me', { cookie: free.cookie })).json();
  expect(me.profile.dailyCorrectionsUsed).toBe(1);
});

test("a copy that cannot be read gives the day's credit back, and can be tried again without one", async () => {
  const free = await house.pupil();
  await send([['abîmé.docx', essay.subarray(0, 500)]], { cookie: free.cookie });
  const [failed] = await settled(free.cookie);
  const used = async () =>
    (await (await house.request('/api/me', { cookie: free.cookie })).json()).profile
      .dailyCorrectionsUsed;
  expect(await used()).toBe(0);
  const retry = (cookie: string) => house.post(`/api/exams/${failed.id}/retry`, {}, cookie);
  expect((await retry(pupil.cookie)).status).toBe(404);
  expect((await retry(free.cookie)).status).toBe(200);
  const [again] = await settled(free.cookie);
  expect(again).toMatchObject({ id: failed.id, status: 'failed' });
  expect((await send([['a.docx', essay]], { cookie: free.cookie })).status).toBe(202);
});

test('[B3] failures never add up to a second correction, nor to reading without end', async () => {
  const free = await house.pupil();
  const broken = essay.subarray(0, 500);
  const sendBroken = () => send([['abîmé.docx', broken]], { cookie: free.cookie });
  await sendBroken();
  const [failed] = await settled(free.cookie);
  await send([['a.docx', essay]], { cookie: free.cookie });
  await settled(free.cookie);
  const retried = await house.post(`/api/exams/${failed.id}/retry`, {}, free.cookie);
  expect(await refusalOf(retried)).toEqual({ code: 'daily-limit' });

  const stubborn = await house.pupil();
  for (let attempt = 0; attempt < 5; attempt++) {
    const sent = await send([['abîmé.docx', broken]], { cookie: stubborn.cookie });
    expect(sent.status).toBe(202);
    await settled(stubborn.cookie);
  }
  const sixth = await send([['a.docx', essay]], { cookie: stubborn.cookie });
  expect(await refusalOf(sixth)).toEqual({ code: 'daily-limit' });
});
