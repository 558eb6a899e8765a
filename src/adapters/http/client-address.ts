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
  return (trustProxy && last) || remote || 'unknown';
}
