import { err, ok, type Result } from '../result.ts';

export type ReferralProblem = 'own-code' | 'loop' | 'already-invited' | 'too-late';

/** How long after signing up an invitation can still be claimed: enough for a form, too short for a bargain. */
export const CLAIM_HOURS = 24;

type Invitation = {
  userId: string;
  signedUpAt: Date;
  alreadyInvited: boolean;
  referrerId: string;
  /** Who invited the referrer, who invited that one, and so on. */
  referrersOfReferrer: readonly string[];
};

/** Nobody invites themselves, directly or around a circle; an invitation is claimed once, at sign-up. */
export function judgeReferral(
  { userId, signedUpAt, alreadyInvited, referrerId, referrersOfReferrer }: Invitation,
  now: Date,
): Result<true, ReferralProblem> {
  if (referrerId === userId) return err('own-code');
  if (referrersOfReferrer.includes(userId)) return err('loop');
  if (alreadyInvited) return err('already-invited');
  if (now.getTime() - signedUpAt.getTime() > CLAIM_HOURS * 3_600_000) return err('too-late');
  return ok(true);
}
