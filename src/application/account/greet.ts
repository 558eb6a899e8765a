import type { Ports } from '../ports.ts';
import { claimReferral } from '../referral/claim-referral.ts';

const TERMS_VERSION = '2026-11';

/** What is written down when an account is made: what was accepted, the age if it was asked, who invited. */
export async function greet(
  account: { userId: string; ageBand: string; byForm: boolean; ref?: string },
  ports: Pick<Ports, 'clock' | 'rights' | 'referrals'>,
): Promise<void> {
  const { userId, ageBand, byForm, ref } = account;
  const at = ports.clock.now();
  const agree = (kind: string, choice: string) =>
    ports.rights.addConsent({ userId, kind, choice, version: TERMS_VERSION, at });
  await agree('terms', 'accept');
  if (byForm) await agree('age', ageBand);
  else await ports.rights.forgetAge(userId);
  if (ref) await claimReferral(userId, ref, ports);
}
