import { customerActs } from './acts.ts';
import type { Shelf, Thing } from './books.ts';
import { answerCall } from './calls.ts';
import { type SignedEvent, signEvent } from './events.ts';

export type ProviderNeeds = {
  shelf: Shelf;
  clock: { now(): Date };
  publicUrl: string;
  webhookSecret: string;
  /** Where events go, as the real provider posts them to us. */
  deliver(event: SignedEvent): Promise<void>;
};

export type Desk = ProviderNeeds & {
  seconds(): number;
  /** Keeps the object and tells what happened to it. */
  publish(type: string, thing: Thing): Promise<void>;
};

export type DemonstrationProvider = ReturnType<typeof openDemonstrationProvider>;

/**
 * A payment provider that takes no money: it answers the real library in its own wire format and sends
 * signed events, so that a machine without a key runs the same code as one with.
 */
export function openDemonstrationProvider(needs: ProviderNeeds) {
  const desk: Desk = {
    ...needs,
    seconds: () => Math.floor(needs.clock.now().getTime() / 1000),
    async publish(type, thing) {
      await needs.shelf.put(thing);
      // Signed by the real hour: a signature is believed for five minutes whatever the clock of the contract.
      await needs.deliver(signEvent(type, thing, needs.webhookSecret, new Date()));
    },
  };
  return {
    fetch: async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> =>
      answerCall(new URL(String(url)), init, desk),
    ...customerActs(desk),
    shelf: needs.shelf,
  };
}
