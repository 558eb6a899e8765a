import { createHash, createSign, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import { vi } from 'vitest';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const { privateKey: strangerKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const HOSTS = ['oauth2.googleapis.com', 'www.googleapis.com'];

type Visitor = { email: string; sub: string; challenge: string; verified: boolean };
type Claims = { email: string; sub: string; verified?: boolean; aud?: string };

/** Google's sign-in as OpenID Connect describes it: a real server, with real keys, that this test file talks to. */
export async function openGoogle(clientId: string) {
  const visitors = new Map<string, Visitor>();
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const idToken = ({ email, sub, verified = true, aud = clientId }: Claims, key = privateKey) => {
    const now = Math.floor(Date.now() / 1000);
    const claims = { sub, email, email_verified: verified, name: email, aud };
    const times = { iss: 'https://accounts.google.com', iat: now, exp: now + 3600 };
    const head = `${base64({ alg: 'RS256', kid: 'test' })}.${base64({ ...claims, ...times })}`;
    return `${head}.${createSign('RSA-SHA256').update(head).sign(key, 'base64url')}`;
  };

  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const answer = (value: object, status = 200) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(value));
      };
      if (request.url?.includes('/certs')) {
        const jwk = publicKey.export({ format: 'jwk' });
        return answer({ keys: [{ ...jwk, kid: 'test', alg: 'RS256', use: 'sig' }] });
      }
      const form = new URLSearchParams(body);
      const visitor = visitors.get(form.get('code') ?? '');
      const verifier = form.get('code_verifier') ?? '';
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      if (visitor?.challenge !== challenge) return answer({ error: 'invalid_grant' }, 400);
      const tokens = { access_token: 'a', token_type: 'Bearer', expires_in: 3600 };
      return answer({ ...tokens, id_token: idToken(visitor), scope: 'openid email profile' });
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };

  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    if (!HOSTS.includes(url.host)) return real(input, init);
    return real(`http://127.0.0.1:${port}${url.pathname}${url.search}`, init);
  });

  return {
    /** Somebody says yes on Google's page; answers the code that comes back with them. */
    agree(authorizationUrl: string, email: string, { verified = true } = {}) {
      const asked = new URL(authorizationUrl).searchParams;
      const code = crypto.randomUUID();
      const challenge = asked.get('code_challenge') ?? '';
      visitors.set(code, {
        email,
        sub: createHash('sha256').update(email).digest('hex'),
        challenge,
        verified,
      });
      return { code, state: asked.get('state') ?? '' };
    },
    /** A token as Google signs it, or as somebody else does. */
    idToken: (claims: Claims, by: 'google' | 'somebody') =>
      by === 'google' ? idToken(claims) : idToken(claims, strangerKey),
    async close() {
      vi.unstubAllGlobals();
      await new Promise((closed) => server.close(closed));
    },
  };
}
