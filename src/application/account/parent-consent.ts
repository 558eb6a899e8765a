import type { Refusal } from '#domain/refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Mail } from '../mail.ts';
import { newToken } from '../new-token.ts';
import type { ParentConsent, Ports } from '../ports.ts';

type Needs = Pick<Ports, 'clock' | 'accounts' | 'parentConsents' | 'atomically'>;

/** The parent has a month; the pupil can ask again. */
const LINK_DAYS = 30;
/** A parent is somebody else's mailbox: however often a pupil asks, it gets one letter in that time. */
const QUIET_MS = 10 * 60_000;

/** Asks the parent of a pupil under 15 for their agreement. Asking again replaces the former link. */
export async function askParent(
  userId: string,
  letter: (parentEmail: string, token: string) => Mail,
  ports: Needs,
): Promise<Result<true, Refusal>> {
  const account = await ports.accounts.find(userId);
  if (!account?.parentEmail) return err({ code: 'not-found' });
  const { parentEmail } = account;
  const token = newToken();
  const expiresAt = new Date(ports.clock.now().getTime() + LINK_DAYS * 86_400_000);
  await ports.atomically(async (tx) => {
    await tx.parentConsents.ask({ userId, parentEmail, token, expiresAt });
    await tx.jobs.enqueue('send-mail', letter(parentEmail, token));
  });
  return ok(true);
}

/** The pupil asks for the letter once more. */
export async function askParentAgain(
  ...[userId, letter, ports]: Parameters<typeof askParent>
): Promise<Result<true, Refusal>> {
  const asked = await ports.parentConsents.find(userId);
  const quietFor = asked ? asked.askedAt.getTime() + QUIET_MS - ports.clock.now().getTime() : 0;
  return quietFor > 0
    ? err({ code: 'too-many-requests', retryAfterSeconds: Math.ceil(quietFor / 1000) })
    : askParent(userId, letter, ports);
}

/** What a parent's link opens, as long as it is valid. */
export async function openParentLink(
  token: string,
  ports: Needs,
): Promise<Result<ParentConsent, Refusal>> {
  const consent = await ports.parentConsents.findByToken(token);
  if (!consent || consent.expiresAt <= ports.clock.now()) return err({ code: 'link-expired' });
  return ok(consent);
}

/** Records the parent's word. It can be changed by the same link as long as the link lives. */
export async function decideAsParent(
  token: string,
  decision: 'accept' | 'refuse',
  ports: Needs,
): Promise<Result<true, Refusal>> {
  const consent = await openParentLink(token, ports);
  if (!consent.ok) return consent;
  await ports.parentConsents.decide(consent.value.userId, decision, ports.clock.now());
  return ok(true);
}
