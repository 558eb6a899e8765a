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

test('[A16] a copy that breaks whoever reads it is set aside after its tries, and the others go on; those who mend see it once', async () => {
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
  const { rows: groups } = await house.db.execute(sql`
    select error_type as type, error_message as message, count(*)::int as times
    from application_errors group by 1, 2, fingerprint`);
  expect(groups).toEqual([{ type: 'job read-exam', message: 'the reader died', times: 5 }]);
});

test('[A1] a copy whose worker died at each of its tries is not given up: it gets them again', async () => {
  const silent = await openTestHouse();
  const { cookie } = await silent.pupil();
  const { id } = await (await sendCopy(silent, cookie, { files: [['copie.docx', essay]] })).json();
  // As five deaths leave it: taken at its last try by somebody whose heart has stopped.
  await silent.db.execute(sql`
    update pgboss.job set state = 'active', retry_count = retry_limit, started_on = now() - interval '1 minute',
      heartbeat_on = now() - interval '1 minute' where name = 'read-exam'`);
  await silent.work();
  const exam = await eventually(
    async () => (await silent.request(`/api/exams/${id}`, { cookie })).json(),
    ({ status }) => status === 'completed' || status === 'failed',
    2400,
  );
  expect(exam.status).toBe('completed');
  await silent.close();
});
