import type { Context } from 'hono';
import { CLIENT_ADDRESS_HEADER } from '#contract/client-address-header.ts';

/** Past this many addresses the oldest are forgotten: memory stays bounded whatever comes in. */
const MAX_ADDRESSES = 10_000;
/** A class behind one address sends thirty-five copies in an hour; a machine sends more. */
const COPIES_AN_HOUR = 60;
const HOUR_MS = 3_600_000;

export type AddressLimit = {
  /** Seconds until this address may send again; undefined while it may. */
  wait(c: Context): number | undefined;
  count(c: Context): void;
};

/** How many copies one network address may send in an hour, counted in this process. */
export function addressLimit(isOn: boolean): AddressLimit {
  const sent = new Map<string, { copies: number; until: number }>();
  const addressOf = (c: Context) => c.req.header(CLIENT_ADDRESS_HEADER) ?? 'unknown';
  return {
    wait(c) {
      const seen = sent.get(addressOf(c));
      const now = Date.now();
      if (!isOn || !seen || seen.until <= now || seen.copies < COPIES_AN_HOUR) return undefined;
      return Math.ceil((seen.until - now) / 1000);
    },
    count(c) {
      const address = addressOf(c);
      const now = Date.now();
      const seen = sent.get(address);
      const current = seen && seen.until > now ? seen : { copies: 0, until: now + HOUR_MS };
      sent.delete(address);
      sent.set(address, { ...current, copies: current.copies + 1 });
      if (sent.size > MAX_ADDRESSES) sent.delete(sent.keys().next().value!);
    },
  };
}
