import { WARNING_DAYS } from '#domain/codes/institutional-code.ts';
import { refreshPlan } from '../billing/refresh-plan.ts';
import type { Ports } from '../ports.ts';

/** Closes the months that are over and tells those whose month ends within seven days, once. */
export async function expireCodes(
  ports: Pick<Ports, 'clock' | 'atomically' | 'contractLetters'>,
): Promise<void> {
  const now = ports.clock.now();
  await ports.atomically(async (tx) => {
    for (const userId of await tx.codes.closeExpired(now)) await refreshPlan(userId, tx.plans, now);
  });
  await ports.atomically(async (tx) => {
    const before = new Date(now.getTime() + WARNING_DAYS * 86_400_000);
    for (const { email, institutionName, expiresAt } of await tx.codes.takeToWarn(now, before)) {
      const letter = ports.contractLetters.codeExpiring(email, { institutionName, expiresAt });
      await tx.jobs.enqueue('send-mail', letter);
    }
  });
}
