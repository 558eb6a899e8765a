import { err, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';

/**
 * Takes an event in: written down with the job that applies it, in one transaction. An event seen before,
 * or whose signature is not the provider's, changes nothing.
 */
export async function receivePaymentEvent(
  body: string,
  signature: string | undefined,
  ports: Pick<Ports, 'payments' | 'atomically'>,
): Promise<Result<true, 'bad-signature'>> {
  const event = ports.payments.readEvent(body, signature);
  if (!event.ok) return err(event.error);
  await ports.atomically(async (tx) => {
    if (!(await tx.billing.addEvent(event.value))) return;
    await tx.jobs.enqueue('apply-payment-event', { eventId: event.value.id });
  });
  return ok(true);
}
