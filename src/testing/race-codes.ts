import { eq } from 'drizzle-orm';
import type { Database } from '#adapters/db/database.ts';
import { institutionalCodes, institutionalRedemptions } from '#adapters/db/plans-schema.ts';
import { user } from '#adapters/db/schema.ts';
import { redeemCode } from '#application/codes/redeem-code.ts';
import type { Ports } from '#application/ports.ts';

type Race = { places: number; pupils: number };

/** Many pupils redeem one code at the same moment; answers what the books say afterwards. */
export async function raceForCode(db: Database, ports: Ports, { places, pupils }: Race) {
  const code = `RACE${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const expiresAt = new Date(Date.now() + 86_400_000);
  await ports.codes.create({ code, institutionName: 'Lycée', maxUsers: places, expiresAt });
  const people = Array.from({ length: pupils }, () => {
    const id = crypto.randomUUID();
    return { id, name: 'x', email: `${id}@exemple.fr`, emailVerified: true };
  });
  await db.insert(user).values(people);
  const outcomes = await Promise.all(
    people.map(({ id }) =>
      redeemCode({ userId: id, typed: code.toLowerCase(), addressHash: id }, ports),
    ),
  );
  const [kept] = await db
    .select()
    .from(institutionalCodes)
    .where(eq(institutionalCodes.code, code));
  const rows = await db.$count(
    institutionalRedemptions,
    eq(institutionalRedemptions.institutionalCodeId, kept!.id),
  );
  const refusals = new Set(outcomes.flatMap((one) => (one.ok ? [] : [one.error.code])));
  return {
    accepted: outcomes.filter(({ ok }) => ok).length,
    usedCount: kept!.usedCount,
    rows,
    refusals: [...refusals],
  };
}
