/** Set by us on every request, removed from what comes in: the address that every limit counts. */
export const CLIENT_ADDRESS_HEADER = 'x-laureat-client';
