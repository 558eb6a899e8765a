import { CLIENT_ADDRESS_HEADER } from './auth.ts';

type Answer = (request: Request) => Promise<Response>;

const MOST_FAILURES = 10;
const WINDOW_MS = 15 * 60_000;
/** Past this many pairs the oldest are forgotten: memory stays bounded whatever comes in. */
const MOST_PAIRS = 20_000;

/**
 * At most ten wrong passwords for one account from one address in a quarter of an hour, in this process.
 * By pair, so that nobody can lock a pupil out from elsewhere and a whole class can sign in behind one address.
 */
export function limitSignIns(answer: Answer, now: () => number = Date.now): Answer {
  const tried = new Map<string, { count: number; until: number }>();
  return async (request) => {
    if (request.method !== 'POST' || !request.url.endsWith('/sign-in/email'))
      return answer(request);
    const key = `${request.headers.get(CLIENT_ADDRESS_HEADER)}|${await emailOf(request)}`;
    const seen = tried.get(key);
    const current = seen && seen.until > now() ? seen : { count: 0, until: now() + WINDOW_MS };
    if (current.count >= MOST_FAILURES) return tooMany(Math.ceil((current.until - now()) / 1000));
    // Counted before it is known to be wrong: many at once are not more than one after another.
    tried.delete(key);
    tried.set(key, { ...current, count: current.count + 1 });
    if (tried.size > MOST_PAIRS) tried.delete(tried.keys().next().value!);
    const response = await answer(request);
    if (response.ok) tried.delete(key);
    return response;
  };
}

const emailOf = (request: Request): Promise<string> =>
  request
    .clone()
    .json()
    .then(
      (body) => String(body?.email).trim().toLowerCase(),
      () => '',
    );

const tooMany = (seconds: number) =>
  Response.json(
    { code: 'TOO_MANY_REQUESTS', message: 'Too many requests. Please try again later.' },
    { status: 429, headers: { 'Retry-After': String(seconds), 'X-Retry-After': String(seconds) } },
  );
