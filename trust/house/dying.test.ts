import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { correctExam } from '#application/exam/correct-exam.ts';
import { readExam } from '#application/exam/read-exam.ts';
import { submitExam } from '#application/exam/submit-exam.ts';
import type { Ports } from '#application/ports.ts';
import { rewardPupil } from '#application/progress/reward-pupil.ts';
import { makeDocx } from '#testing/make-docx.ts';
import { openTestHouse, type TestHouse } from '#testing/test-house.ts';
import { SEED, seededRandom, times } from '../scale.ts';
import { Died, dyingPorts } from './dying-ports.ts';

let house: TestHouse;
const essay = await makeDocx(
  'Être libre, est-ce faire ce que l’on veut ?',
  'On le croit souvent, à tort.',
);
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

/** A copy from its arrival to its reward; whatever dies is begun again by a new process, as the queue would. */
async function live(userId: string, dieAt?: number) {
  const dying = dyingPorts(house.ports, dieAt);
  const files = [
    {
      key: `${userId}/1-abcdef-copie.docx`,
      name: 'copie.docx',
      kind: 'docx',
      bytes: essay.length,
    } as const,
  ];
  await house.ports.files.save(files[0]!.key, [essay] as never);
  const exam = {
    id: crypto.randomUUID(),
    userId,
    subject: 'philosophie',
    level: 'terminale',
    examType: 'practice',
  } as const;
  const sent = { ...exam, files: [...files], idempotencyKey: `${userId}-key` };
  const begun = async <T>(work: (ports: Ports) => Promise<T>): Promise<T> => {
    try {
      return await work(dying.ports);
    } catch (problem) {
      if (!(problem instanceof Died) && !dying.isDead()) throw problem;
      return work(house.ports);
    }
  };
  const accepted = await begun((ports) => submitExam(sent, ports));
  if (!accepted.ok) throw new Error(accepted.error.code);
  const { id } = accepted.value;
  await begun((ports) => readExam(id, ports));
  await begun((ports) => correctExam(id, ports));
  await begun((ports) => rewardPupil(id, ports));
  return { steps: dying.steps, state: await stateOf(userId) };
}

/** What a pupil finds in the end, without the ids and moments that differ from one life to the next. */
async function stateOf(userId: string) {
  const { rows } = await house.db.execute(sql`
    select
      (select json_agg(json_build_object('status', e.status, 'text', e.ocr_text, 'failure', e.failure)) from exams e where e.user_id = ${userId}) as exams,
      (select json_agg(json_build_object('grade', r.grade, 'feedback', r.feedback)) from results r where r.user_id = ${userId}) as results,
      (select json_agg(json_build_object('day', c.day, 'back', c.returned_at is not null)) from correction_credits c where c.user_id = ${userId}) as credits,
      (select json_agg(json_build_object('kind', x.kind, 'xp', x.xp) order by x.kind) from xp_ledger x where x.user_id = ${userId}) as xp,
      (select count(*)::int from notices n where n.user_id = ${userId}) as notices`);
  return { ...rows[0], files: (await house.ports.files.list(`${userId}/`)).length };
}

test('[A2] killed before or after any call to the outside, a copy ends as if nothing had happened', async ({
  annotate,
}) => {
  const { steps, state } = await live((await house.pupil()).id);
  expect(state).toMatchObject({ exams: [{ status: 'completed' }] });
  const random = seededRandom();
  const every = steps.map((_, index) => index);
  const chosen = times(6, 0) === 0 ? every : every.toSorted(() => random() - 0.5).slice(0, 6);
  for (const step of chosen) {
    const { id } = await house.pupil();
    const { state: after } = await live(id, step);
    const where = `step ${step}, ${steps[step]!.when} ${steps[step]!.name}, seed ${SEED}`;
    expect(after, where).toEqual(state);
  }
  await annotate(`${chosen.length} of ${steps.length} steps, same end at each`);
});
