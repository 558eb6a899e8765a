import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { makeDocx } from '#testing/make-docx.ts';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';
import { sendCopy } from './send-copy.ts';

let house: TestHouse;
const essay = await makeDocx('Être libre, est-ce faire ce que l’on veut ?', 'On le croit souvent.');
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

test('[A16] a copy that breaks whoever reads it is set aside after its tries, and the others go on', async () => {
  const { read } = house.ports.reader;
  let tries = 0;
  house.ports.reader.read = async (file) => {
    if (!file.name.startsWith('poison')) return read(file);
    tries++;
    throw new Error('the reader died');
  };
  await house.work();
  const { cookie } = await house.pupil(undefined, { plan: 'pro' });
  const poison = await sendCopy(house, cookie, { files: [['poison.docx', essay]] });
  const poisoned = (await poison.json()).id;
  const honest = await sendCopy(house, cookie, { files: [['copie.docx', essay]] });
  const spared = (await honest.json()).id;
  const statusOf = async (id: string) => {
    // Tries are spaced out; here the time between them passes at once.
    await house.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
    return (await house.request(`/api/exams/${id}`, { cookie })).json();
  };
  const good = await eventually(
    () => statusOf(spared),
    ({ status }) => status === 'completed',
    1200,
  );
  const bad = await eventually(
    () => statusOf(poisoned),
    ({ status }) => status === 'failed',
    1200,
  );
  expect(good.result.grade).toBeTypeOf('number');
  expect(bad.failure).toBe('correction-failed');
  expect(tries).toBe(5);
});
