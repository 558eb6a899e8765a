import { isOver } from '#domain/billing/subscription.ts';
import type { Ports } from '../ports.ts';
import { syncCustomer } from './sync-customer.ts';

type Needs = Pick<
  Ports,
  'clock' | 'payments' | 'billing' | 'contractLetters' | 'publicUrl' | 'atomically'
>;

/**
 * Applies an event once. Whatever it says, its customer is read again from the provider: events may come
 * in any order and any number of times, the end is the provider's own state.
 */
export async function applyPaymentEvent(eventId: string, ports: Needs): Promise<void> {
  await ports.atomically(async (tx) => {
    const event = await tx.billing.takeEvent(eventId);
    if (!event) return;
    const customerId = event.type.startsWith('charge.dispute.')
      ? await stopDisputed(event.objectId, ports)
      : event.customerId;
    if (customerId) await syncCustomer(customerId, tx, ports);
    await tx.billing.markApplied(eventId, ports.clock.now());
  });
}

/** A payment taken back by the bank ends the subscription: nothing more is charged, nothing is lost. */
async function stopDisputed(disputeId: string, { payments }: Needs): Promise<string | null> {
  const { customerId, isSerious } = await payments.readDispute(disputeId);
  if (!customerId || !isSerious) return customerId;
  const { subscriptions } = await payments.readCustomer(customerId);
  for (const one of subscriptions) if (!isOver(one)) await payments.cancelNow(one.id);
  return customerId;
}
