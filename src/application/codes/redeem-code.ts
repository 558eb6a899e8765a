import { isPro } from '#domain/account/plan.ts';
import { normaliseCode, oneMonthAfter } from '#domain/codes/institutional-code.ts';
import type { Refusal } from '#domain/refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { refreshPlan } from '../billing/refresh-plan.ts';
import type { Ports } from '../ports.ts';

type Needs = Pick<Ports, 'clock' | 'accounts' | 'codes' | 'atomically'>;

const HOUR_MS = 3_600_000;
/** Wrong codes in an hour, by one person or from one address; right ones do not count, a class may come together. */
const MAX_FAILURES = 10;

/** Opens Pro for a month with a school's code. The place, the redemption and the plan go together or not at all. */
export async function redeemCode(
  { userId, typed, addressHash }: { userId: string; typed: string; addressHash: string },
  ports: Needs,
): Promise<Result<{ expiresAt: Date; institutionName: string }, Refusal>> {
  const now = ports.clock.now();
  const since = new Date(now.getTime() - HOUR_MS);
  if ((await ports.codes.countFailures(userId, addressHash, since)) >= MAX_FAILURES) {
    return err({ code: 'too-many-requests', retryAfterSeconds: HOUR_MS / 1000 });
  }
  const account = await ports.accounts.find(userId);
  if (!account) return err({ code: 'sign-in-required' });
  if (await ports.codes.findActive(userId, now)) return err({ code: 'code-already-active' });
  if (isPro(account.plan)) return err({ code: 'already-pro' });

  const code = await ports.codes.findUsable(normaliseCode(typed), now);
  if (!code) {
    await ports.codes.addFailure(userId, addressHash, now);
    return err({ code: 'code-invalid' });
  }
  const expiresAt = oneMonthAfter(now);
  const outcome = await ports.atomically(async (tx) => {
    if (!(await tx.codes.redeem({ userId, codeId: code.id, expiresAt }))) return 'active';
    if (!(await tx.codes.takePlace(code.id, now))) return tx.undo('full');
    await refreshPlan(userId, tx.plans, now);
    return 'done';
  });
  if (outcome === 'active') return err({ code: 'code-already-active' });
  if (outcome === 'full') return err({ code: 'code-full' });
  return ok({ expiresAt, institutionName: code.institutionName });
}
