import { sign } from 'node:crypto';
import { z } from 'zod';
import type { GoogleCredentials } from './credentials.ts';
import { send } from './send.ts';

const SCOPE = 'https://www.googleapis.com/auth/cloud-vision';
const LIFETIME_SECONDS = 3600;
/** Asked again a minute before it ends: a request must not leave with a token that dies on the way. */
const MARGIN_MS = 60_000;

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
});

/** Gives a valid token, asking for a new one only when the last is about to end (RFC 7523, signed assertion). */
export function accessTokens(
  credentials: GoogleCredentials,
  now: () => number = Date.now,
): () => Promise<string> {
  let current: { token: string; until: number } | undefined;
  return async () => {
    if (current && now() < current.until - MARGIN_MS) return current.token;
    const body = new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: assertion(credentials, now()),
    });
    const answer = await send(credentials.tokenUrl, { method: 'POST', body });
    const { access_token, expires_in } = tokenAnswer.parse(answer);
    current = { token: access_token, until: now() + expires_in * 1000 };
    return access_token;
  };
}

function assertion({ clientEmail, key, tokenUrl }: GoogleCredentials, now: number): string {
  const issued = Math.floor(now / 1000);
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = {
    iss: clientEmail,
    scope: SCOPE,
    aud: tokenUrl,
    iat: issued,
    exp: issued + LIFETIME_SECONDS,
  };
  const unsigned = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${unsigned}.${sign('RSA-SHA256', Buffer.from(unsigned), key).toString('base64url')}`;
}
