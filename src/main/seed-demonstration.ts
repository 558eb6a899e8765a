import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { account, profiles, user } from '#adapters/db/schema.ts';
import type { Plan } from '#domain/account/plan.ts';
import type { House } from './house.ts';

export const DEMONSTRATION_ACCOUNTS = [
  { email: 'eleve@demo.fr', plan: 'free', role: 'pupil' },
  { email: 'pro@demo.fr', plan: 'pro', role: 'pupil' },
  { email: 'admin@demo.fr', plan: 'pro', role: 'admin' },
] as const satisfies { email: string; plan: Plan; role: 'pupil' | 'admin' }[];

/**
 * Creates the demonstration accounts the first time, all or none, under one random password.
 * Answers with that password then, and never again: only its hash is kept.
 */
export async function seedDemonstration({
  auth,
  db,
}: Pick<House, 'auth' | 'db'>): Promise<string | undefined> {
  const [first] = DEMONSTRATION_ACCOUNTS;
  if (await db.query.user.findFirst({ where: eq(user.email, first.email) })) return undefined;
  const clearPassword = randomPassword();
  const password = await (await auth.$context).password.hash(clearPassword);
  await db.transaction(async (tx) => {
    for (const { email, plan, role } of DEMONSTRATION_ACCOUNTS) {
      const id = crypto.randomUUID();
      const name = email.split('@')[0]!;
      await tx
        .insert(user)
        .values({ id, name, email, role, emailVerified: true, ageBand: 'adult' });
      await tx
        .insert(account)
        .values({ id, accountId: id, userId: id, providerId: 'credential', password });
      const grantedPlan = plan === 'pro' ? plan : null;
      await tx.update(profiles).set({ plan, grantedPlan }).where(eq(profiles.userId, id));
    }
  });
  return clearPassword;
}

const WORDS = [
  'encre',
  'plume',
  'marge',
  'cahier',
  'craie',
  'buvard',
  'pupitre',
  'cartable',
  'ardoise',
  'gomme',
];

const randomPassword = () =>
  [
    ...Array.from({ length: 3 }, () => WORDS[randomInt(WORDS.length)]),
    randomInt(1000, 10_000),
  ].join('-');
