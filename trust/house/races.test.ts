import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exams } from '#adapters/db/schema.ts';
import { failExam } from '#application/exam/fail-exam.ts';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';
import { times } from '../scale.ts';
import { sendCopy } from './send-copy.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const statusesOf = async (answers: (Response | Promise<Response>)[]) => {
  const counts: Record<string, number> = {};
  for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

test('[B1] round after round, fifty copies at once by a free pupil are one accepted', async ({
  annotate,
}) => {
  const rounds = times(2, 100);
  for (let round = 0; round < rounds; round++) {
    const { id, cookie } = await house.pupil();
    const sent = Array.from({ length: 50 }, () => sendCopy(house, cookie));
    expect(await statusesOf(sent), `round ${round}`).toEqual({ 202: 1, 429: 49 });
    expect(await house.ports.files.list(`${id}/`)).toHaveLength(1);
  }
  await annotate(`${rounds} rounds of 50: 1 accepted each, 49 told no`);
});

test('[B2] five devices at once are one pupil', async () => {
  const { email } = await house.pupil();
  const cookies = await Promise.all(Array.from({ length: 5 }, () => house.signIn(email)));
  const sent = cookies.flatMap((cookie) =>
    Array.from({ length: 10 }, () => sendCopy(house, cookie)),
  );
  expect(await statusesOf(sent)).toEqual({ 202: 1, 429: 49 });
});

test('[A10] twenty requests under one key are one exam, and twenty equal answers', async () => {
  const { id, cookie } = await house.pupil();
  const key = crypto.randomUUID();
  const sent = await Promise.all(
    Array.from({ length: 20 }, () => sendCopy(house, cookie, { key })),
  );
  const answers = await Promise.all(sent.map((answer) => answer.text()));
  expect(new Set(answers).size).toBe(1);
  expect(await house.ports.files.list(`${id}/`)).toHaveLength(1);
});

test('[B3] failures provoked all day never give more than five tries', async ({ annotate }) => {
  const { id, cookie } = await house.pupil();
  let accepted = 0;
  for (let attempt = 0; attempt < times(8, 100); attempt++) {
    const answer = await sendCopy(house, cookie);
    if (answer.status !== 202) continue;
    accepted++;
    const exam = await house.ports.exams.find((await answer.json()).id);
    await failExam(exam!, { code: 'text-empty' }, house.ports);
  }
  expect(accepted).toBe(5);
  const kept = await house.db.select().from(exams).where(eq(exams.userId, id));
  expect(kept.filter(({ status }) => status === 'completed')).toEqual([]);
  await annotate(`${times(8, 100)} provoked failures, ${accepted} tries`);
});
