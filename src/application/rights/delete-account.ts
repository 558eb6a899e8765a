import type { Ports } from '../ports.ts';
import { orphanFileKeys, ownedFileKeys } from './owned-files.ts';
import { strayFileKeys } from './stray-files.ts';

const HOUR_MS = 3_600_000;
/** Erased between twelve and thirteen hours after the request: time to object to somebody else's click. */
const PURGE_AFTER_HOURS = 12;
export const PURGE_WITHIN_HOURS = 24;

/** Closes the account now and hands it to the purge; the receipt leaves with it. */
export async function requestDeletion(
  userId: string,
  ports: Pick<Ports, 'clock' | 'accounts' | 'atomically' | 'contractLetters'>,
): Promise<void> {
  const account = await ports.accounts.find(userId);
  if (!account) return;
  const requestedAt = ports.clock.now();
  const purgeBefore = new Date(requestedAt.getTime() + PURGE_WITHIN_HOURS * HOUR_MS);
  await ports.atomically(async (tx) => {
    if (!(await tx.rights.lock(userId, requestedAt))) return;
    await tx.jobs.enqueue('close-billing', { userId });
    const letter = ports.contractLetters.deletionReceipt(account.email, {
      requestedAt,
      purgeBefore,
    });
    await tx.jobs.enqueue('send-mail', letter);
  });
}

/** Nothing more is charged from the minute an account is closed. */
export async function closeBilling(
  userId: string,
  { billing, payments }: Pick<Ports, 'billing' | 'payments'>,
): Promise<void> {
  const customerId = await billing.findCustomer(userId);
  if (customerId) await payments.forgetCustomer(customerId);
}

type PurgeNeeds = Pick<Ports, 'clock' | 'rights' | 'billing' | 'payments' | 'files'>;

/** Erases the accounts whose time has come. Each step can be done again: a crash leaves work, never a half-kept person. */
export async function purgeAccounts(ports: PurgeNeeds): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - PURGE_AFTER_HOURS * HOUR_MS);
  for (const userId of await ports.rights.listToPurge(before)) await purge(userId, ports);
}

async function purge(userId: string, ports: PurgeNeeds): Promise<void> {
  await closeBilling(userId, ports);
  for (const key of await ownedFileKeys(userId, ports.files)) await ports.files.remove(key);
  await ports.rights.erase(userId);
  // A copy that was arriving during the purge may have left a file behind the list.
  for (const key of await ownedFileKeys(userId, ports.files)) await ports.files.remove(key);
}

/** Once a day: what is older than its time goes, and files without an owner with it. */
export async function applyRetention(
  ports: Pick<Ports, 'clock' | 'rights' | 'files'>,
): Promise<Record<string, number>> {
  const erased = await ports.rights.applyRetention(ports.clock.now());
  const orphans = await orphanFileKeys(ports.files, ports.rights.exists);
  const strays = await strayFileKeys(ports);
  for (const key of [...orphans, ...strays]) await ports.files.remove(key);
  return { ...erased, files: orphans.length + strays.length };
}
