/** The key of a link: 256 bits that nobody guesses, in letters that an address may carry. */
export const newToken = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
