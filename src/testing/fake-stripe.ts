import { shelfInMemory } from '#adapters/stripe/demonstration/books.ts';
import type { SignedEvent } from '#adapters/stripe/demonstration/events.ts';
import { openDemonstrationProvider } from '#adapters/stripe/demonstration/provider.ts';
import { demonstrationPayments } from '#adapters/stripe/open-payments.ts';

const SECRET = 'whsec_of_the_tests';

/** Stripe in memory, in its own wire format: it keeps the events it would have sent, for the test to deliver. */
export function fakeStripe(start = new Date()) {
  const sent: SignedEvent[] = [];
  const clock = { at: start, now: () => clock.at };
  const provider = openDemonstrationProvider({
    shelf: shelfInMemory(),
    clock,
    publicUrl: 'http://localhost:3000',
    webhookSecret: SECRET,
    deliver: async (event) => {
      sent.push(event);
    },
  });
  return {
    ...provider,
    clock,
    sent,
    secret: SECRET,
    payments: demonstrationPayments(provider, SECRET),
    /** The id of the page that a checkout's address opens. */
    sessionOf: (url: string | null) => url?.split('/').at(-1) ?? '',
  };
}

export type FakeStripe = ReturnType<typeof fakeStripe>;
