import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Plan } from '#domain/account/plan.ts';
import { type Auth, SESSION_SECONDS, SESSION_UPDATE_SECONDS } from './auth.ts';

type Stored = {
  userId: string;
  email: string;
  emailConfirmed: boolean;
  userSince: Date;
  createdAt: Date;
  expiresAt: Date;
  plan: Plan | null;
  isAdmin: boolean;
};

type Needs = { secret: string; readSession(token: string): Promise<Stored | undefined> };

const COOKIE = /(?:^|;\s*)(?:__Secure-)?laureat\.session_token=([^;]+)/;

/**
 * Who a request's cookie belongs to. Read with one statement, since every page asks; the library is asked
 * when a session in use is to be prolonged, which it does once a day.
 */
export function findSessionWith(auth: Auth, { secret, readSession }: Needs) {
  const key = createSecretKey(Buffer.from(secret));
  return async (headers: Headers) => {
    const token = signedToken(headers.get('cookie') ?? '', key);
    const stored = token && (await readSession(token));
    if (!stored) return undefined;
    const cookies = isToBeProlonged(stored.expiresAt) ? await prolong(auth, headers) : [];
    const { userSince, createdAt, expiresAt, plan, ...person } = stored;
    return {
      ...person,
      plan: plan ?? undefined,
      createdAt: userSince,
      session: { createdAt, expiresAt },
      cookies,
    };
  };
}

/** Prolongs the session where it is kept; the cookies tell the browser, whose own would end all the same. */
async function prolong(auth: Auth, headers: Headers): Promise<string[]> {
  const { headers: answer } = await auth.api.getSession({ headers, returnHeaders: true });
  return answer.getSetCookie();
}

const isToBeProlonged = (expiresAt: Date) =>
  expiresAt.getTime() - (SESSION_SECONDS - SESSION_UPDATE_SECONDS) * 1000 <= Date.now();

/** The token of the cookie, if the signature beside it is ours. */
function signedToken(cookies: string, key: KeyObject): string | undefined {
  const [, raw] = COOKIE.exec(cookies) ?? [];
  const value = raw && decoded(raw);
  const dot = value ? value.lastIndexOf('.') : -1;
  if (!value || dot < 1) return undefined;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1), 'base64');
  const ours = createHmac('sha256', key).update(token).digest();
  return given.length === ours.length && timingSafeEqual(given, ours) ? token : undefined;
}

function decoded(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}
