import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { user } from '#adapters/db/schema.ts';
import { createShareLink } from '#application/progress/share-progress.ts';
import { SHARE_CONTENTS } from '#domain/progress/share-link.ts';
import { seedPupil } from '../src/testing/seed-pupil.ts';
import type { LivingHouse } from './living-house.ts';
import type { View } from './screens.ts';

const COPIES = 12;
const shown = (text: string) => (page: Page) => page.getByText(text).first().waitFor();

/** Gives a pupil ten weeks of work and a link for parents, then lists the views of progress. */
export async function furnishProgress(house: LivingHouse, email: string): Promise<View[]> {
  const [row] = await house.db.select({ id: user.id }).from(user).where(eq(user.email, email));
  const userId = row!.id;
  await seedPupil(house, userId, new Date(), COPIES);
  const link = { userId, name: 'Noé', contents: [...SHARE_CONTENTS], days: 30 } as const;
  const created = await createShareLink({ ...link, contents: [...SHARE_CONTENTS] }, house.ports);
  const token = created.ok ? created.value.token : '';
  const who = 'pro';
  return [
    {
      ...{ name: 'dashboard-rich', who, path: '/dashboard' },
      prepare: (page) => page.locator('#coach').waitFor(),
    },
    { name: 'revision', who, path: '/revision', prepare: shown('Ton plan de 7 jours') },
    { name: 'errors', who, path: '/erreurs', prepare: shown('Dans tes copies') },
    { name: 'notifications', who, path: '/notifications', prepare: shown('Mes objectifs') },
    { name: 'share', who, path: '/partage', prepare: shown('Jamais ouvert') },
    {
      name: 'shared',
      who: 'visitor',
      path: `/suivi#${token}`,
      prepare: shown('Les progrès de Noé'),
    },
    { name: 'report', who, path: '/bilan', prepare: shown('Ce qui revient') },
  ];
}
