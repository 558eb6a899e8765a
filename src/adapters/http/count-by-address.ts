import type { Context } from 'hono';
import { CLIENT_ADDRESS_HEADER } from '#contract/client-address-header.ts';

/** Past this many addresses the oldest are forgotten: memory stays bounded whatever comes in. */
const MAX_ADDRESSES = 10_000;

/** Counts by network address, each for a while from the first, in this process. */
export function countByAddress(windowSeconds: number) {
  const kept = new Map<string, { count: number; until: number }>();
  const addressOf = (c: Context) => c.req.header(CLIENT_ADDRESS_HEADER) ?? 'unknown';
  const current = (address: string) => {
    const seen = kept.get(address);
    const now = Date.now();
    return seen && seen.until > now ? seen : { count: 0, until: now + windowSeconds * 1000 };
  };
  return {
    /** Seconds until this address begins anew, once it was counted `max` times; undefined before. */
    wait(c: Context, max: number): number | undefined {
      const { count, until } = current(addressOf(c));
      return count < max ? undefined : Math.ceil((until - Date.now()) / 1000);
    },
    add(c: Context): void {
      const address = addressOf(c);
      const { count, until } = current(address);
      kept.delete(address);
      kept.set(address, { count: count + 1, until });
      if (kept.size > MAX_ADDRESSES) kept.delete(kept.keys().next().value!);
    },
  };
}
