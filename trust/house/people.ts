import { eq } from 'drizzle-orm';
import { user } from '#adapters/db/schema.ts';
import { giveCorrectedExam } from '#testing/give-corrected-exam.ts';
import type { TestHouse } from '#testing/test-house.ts';
import type { Owned } from './route-access.ts';

export const PEOPLE = [
  'anon',
  'other',
  'unconfirmed',
  'suspended',
  'free',
  'pro',
  'admin',
] as const;
export type Person = (typeof PEOPLE)[number];

/** One of each kind of person, by their cookie. `free` owns what `other` must not see. */
export async function gatherPeople(house: TestHouse): Promise<Record<Person, string | undefined>> {
  const unconfirmed = `${crypto.randomUUID()}@ecole.fr`;
  await house.signUp(unconfirmed);
  const admin = await house.pupil(undefined, { plan: 'pro' });
  await house.db.update(user).set({ role: 'admin' }).where(eq(user.id, admin.id));
  return {
    anon: undefined,
    other: (await house.pupil()).cookie,
    unconfirmed: await house.signIn(unconfirmed),
    suspended: (await house.pupil(undefined, { plan: 'suspended' })).cookie,
    free: (await house.pupil()).cookie,
    pro: (await house.pupil(undefined, { plan: 'pro' })).cookie,
    admin: admin.cookie,
  };
}

/** One thing of each kind, all belonging to one pupil. */
export async function giveThings(house: TestHouse, cookie: string): Promise<Record<Owned, string>> {
  const { user: owner } = await (await house.request('/api/me', { cookie })).json();
  const { examId, resultId } = await giveCorrectedExam(house, {
    userId: owner.id,
    sentAt: new Date(),
  });
  const paper = { templateId: 'maths-anticipee-spe-premiere', mode: 'practice', extraTime: false };
  const attempt = await (await house.post('/api/mock-exams', paper, cookie)).json();
  const share = { name: 'Léa', contents: ['grades'], days: 30 };
  const shared = await (await house.post('/api/share-links', share, cookie)).json();
  return { exam: examId, result: resultId, attempt: attempt.id, link: shared.link.id };
}
