import { CLIENT_ADDRESS_HEADER } from './auth.ts';
import { tries } from './tries.ts';

type Answer = (request: Request) => Promise<Response>;

const QUARTER_HOUR = 15 * 60_000;
const DAY = 86_400_000;
/** Wrong passwords in a quarter of an hour: for one account, and from one address for all accounts together. */
const MOST_FOR_ACCOUNT = 10;
const MOST_FROM_ADDRESS = 100;
/** From then on each wrong password makes the next wait twice as long, beginning with a second. */
const FREE_TRIES = 5;

/**
 * Slows down whoever guesses passwords. An address from which the account was opened before is judged by its own
 * tries alone: nobody locks a pupil out from elsewhere, and a class signs in behind one address. A new password,
 * which goes through the owner's mail, opens the account again everywhere.
 */
export function limitSignIns(now: () => number = Date.now) {
  const [byPair, byAccount, byAddress] = [
    tries(now, QUARTER_HOUR),
    tries(now, QUARTER_HOUR),
    tries(now, QUARTER_HOUR),
  ];
  const entered = tries(now, 30 * DAY);

  const waitFor = (email: string, address: string): number => {
    const pair = `${email}|${address}`;
    const { count, last } = byPair.of(pair);
    const growing = count < FREE_TRIES ? 0 : last + 1_000 * 2 ** (count - FREE_TRIES) - now();
    const own = Math.max(growing, byPair.waitAfter(pair, MOST_FOR_ACCOUNT));
    if (entered.of(pair).count > 0) return own;
    return Math.max(
      own,
      byAccount.waitAfter(`${email}|`, MOST_FOR_ACCOUNT),
      byAddress.waitAfter(address, MOST_FROM_ADDRESS),
    );
  };

  const guard =
    (answer: Answer): Answer =>
    async (request) => {
      if (request.method !== 'POST' || !request.url.endsWith('/sign-in/email'))
        return answer(request);
      const email = await emailOf(request);
      const address = request.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown';
      const wait = waitFor(email, address);
      if (wait > 0) return tooMany(Math.ceil(wait / 1000));
      // Counted before it is known to be wrong: many at once are not more than one after another.
      byPair.add(`${email}|${address}`);
      byAccount.add(`${email}|`);
      const response = await answer(request);
      if (response.ok) {
        byPair.clear(`${email}|${address}`);
        byAccount.takeBack(`${email}|`);
        entered.add(`${email}|${address}`);
      } else byAddress.add(address);
      return response;
    };

  const unlock = (email: string): void => {
    for (const counted of [byPair, byAccount]) counted.forget(`${email.trim().toLowerCase()}|`);
  };
  return { guard, unlock };
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
