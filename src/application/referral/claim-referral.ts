import { judgeReferral, type ReferralProblem } from '#domain/referral/judge-referral.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';

/** No real chain of friends is longer; a longer one in the books would be a circle. */
const MAX_CHAIN = 100;

/** Notes who invited a newcomer. A code that nobody owns is ignored: a typing mistake costs no account. */
export async function claimReferral(
  userId: string,
  code: string,
  ports: Pick<Ports, 'clock' | 'referrals'>,
): Promise<Result<true, ReferralProblem | 'unknown-code'>> {
  const { referrals, clock } = ports;
  const referrerId = await referrals.findOwner(code.toUpperCase());
  const signedUpAt = await referrals.signedUpAt(userId);
  if (!referrerId || !signedUpAt) return err('unknown-code');
  const verdict = judgeReferral(
    {
      userId,
      signedUpAt,
      referrerId,
      alreadyInvited: (await referrals.findReferrer(userId)) !== undefined,
      referrersOfReferrer: await chainOf(referrerId, referrals),
    },
    clock.now(),
  );
  if (!verdict.ok) return verdict;
  await referrals.create({ userId, referrerId, code: code.toUpperCase(), at: clock.now() });
  return ok(true);
}

async function chainOf(userId: string, referrals: Ports['referrals']): Promise<string[]> {
  const chain: string[] = [];
  let next = await referrals.findReferrer(userId);
  while (next && chain.length < MAX_CHAIN && !chain.includes(next)) {
    chain.push(next);
    next = await referrals.findReferrer(next);
  }
  return chain;
}
