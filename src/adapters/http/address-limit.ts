import type { Context } from 'hono';
import { countByAddress } from './count-by-address.ts';

/** A class behind one address sends thirty-five copies in an hour; a machine sends more. */
const COPIES_AN_HOUR = 60;

export type AddressLimit = {
  /** Seconds until this address may send again; undefined while it may. */
  wait(c: Context): number | undefined;
  count(c: Context): void;
};

/** How many copies one network address may send in an hour, counted in this process. */
export function addressLimit(isOn: boolean): AddressLimit {
  const copies = countByAddress(3_600);
  return {
    wait: (c) => (isOn ? copies.wait(c, COPIES_AN_HOUR) : undefined),
    count: copies.add,
  };
}
