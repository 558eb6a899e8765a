import { type AgeBand, needsParent } from '#domain/account/age-band.ts';
import type { Refusal } from '#domain/refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { askParent } from '../account/parent-consent.ts';
import type { Mail } from '../mail.ts';
import type { Ports } from '../ports.ts';

type Needs = Pick<Ports, 'clock' | 'accounts' | 'parentConsents' | 'rights' | 'atomically'>;

/** The age of somebody who came by Google, said once. Under 15 a parent is asked, as at any other door. */
export async function setAge(
  { userId, ageBand, parentEmail }: { userId: string; ageBand: AgeBand; parentEmail?: string },
  letter: (parentEmail: string, token: string) => Mail,
  ports: Needs,
): Promise<Result<true, Refusal>> {
  const account = await ports.accounts.find(userId);
  if (!account) return err({ code: 'sign-in-required' });
  const young = needsParent(ageBand);
  const isOwn = parentEmail?.toLowerCase() === account.email.toLowerCase();
  if (young && (!parentEmail || isOwn))
    return err({ code: 'invalid-input', fields: ['parentEmail'] });
  const isSet = await ports.rights.setAge(userId, ageBand, young ? parentEmail! : null);
  if (!isSet) return err({ code: 'not-found' });
  const at = ports.clock.now();
  await ports.rights.addConsent({ userId, kind: 'age', choice: ageBand, version: '1', at });
  return young ? askParent(userId, letter, ports) : ok(true);
}
