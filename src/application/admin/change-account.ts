import type { Refusal } from '#domain/refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { refreshPlan } from '../billing/refresh-plan.ts';
import type { Ports } from '../ports.ts';

export type AccountChange =
  | { action: 'suspend' | 'reopen' }
  | { action: 'promote' | 'demote' }
  | { action: 'grant'; plan: 'pro' | 'pro_lifetime' | null };

/** What an administrator may change of an account; each change leaves its trace in the same transaction. */
export async function changeAccount(
  adminId: string,
  userId: string,
  change: AccountChange,
  ports: Pick<Ports, 'clock' | 'accounts' | 'atomically'>,
): Promise<Result<true, Refusal>> {
  if (!(await ports.accounts.find(userId))) return err({ code: 'not-found' });
  // Locking oneself out would leave nobody to open the door again.
  if (adminId === userId && change.action !== 'grant') return err({ code: 'not-on-yourself' });
  const now = ports.clock.now();
  await ports.atomically(async (tx) => {
    if (change.action === 'suspend') await tx.plans.suspend(userId, now);
    else if (change.action === 'reopen') await tx.plans.suspend(userId, null);
    else if (change.action === 'grant') await tx.plans.grant(userId, change.plan);
    else await tx.admin.setRole(userId, change.action === 'promote' ? 'admin' : 'pupil');
    await refreshPlan(userId, tx.plans, now);
    const { action, ...details } = change;
    await tx.audit.add({ adminId, action, userId, details });
  });
  return ok(true);
}
