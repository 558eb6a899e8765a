import { isIPv6 } from 'node:net';

/**
 * The visitor's address. Behind a proxy that we were told to believe, the last hop it added;
 * otherwise the other end of the connection, whatever headers claim.
 */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | null | undefined,
  trustProxy: boolean,
): string {
  const last = forwardedFor?.split(',').at(-1)?.trim();
  return networkOf((trustProxy && last) || remote || 'unknown');
}

/** A home is given 2^64 addresses of the new kind at once: what is counted is the home. */
function networkOf(address: string): string {
  const [, old] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (old) return old;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [before = '', after] = plain.split('::');
  const [head, tail] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean));
  const gap = after === undefined ? 0 : Math.max(0, 8 - head!.length - tail!.length);
  const groups = [...head!, ...Array<string>(gap).fill('0'), ...tail!];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
