/** Whose account is tried, and from which network address. */
export type Knock = { email: string; address: string };

export type Tries = { count: number; last: Date; until: Date };

/** What is known of a knock: this address at this account, the account from everywhere, the address at every account. */
export type Counted = { pair: Tries; account: Tries; address: Tries; isKnown: boolean };

/** Tries at the door, counted once for all processes; each count begins anew when its window is over. */
export type SignInTries = {
  read(knock: Knock, now: Date): Promise<Counted>;
  /**
   * Counts a try for the pair and the account. False, and nobody may pass, when another try came since `seen`
   * was read, or when others filled the account's `most` meanwhile and the address is not known to it.
   */
  add(knock: Knock, seen: Counted, most: number, now: Date, until: Date): Promise<boolean>;
  addWrong(address: string, now: Date, until: Date): Promise<void>;
  /** The right password: the pair is as new and known until then, the account has one try less. */
  letIn(knock: Knock, knownUntil: Date): Promise<void>;
  forgive(email: string): Promise<void>;
};

const QUARTER_HOUR = 15 * 60_000;
const DAY = 86_400_000;
const KNOWN_FOR = 30 * DAY;
/** Wrong passwords in a quarter of an hour: for one account, and from one address for all accounts together. */
const MOST_FOR_ACCOUNT = 10;
const MOST_FROM_ADDRESS = 100;
/** From then on each wrong password makes the next wait twice as long, beginning with a second. */
const FREE_TRIES = 5;

export type SignInLimit = ReturnType<typeof limitSignIns>;

/**
 * Slows down whoever guesses passwords. An address from which the account was opened before is judged by its own
 * tries alone: nobody locks a pupil out from elsewhere, and a class signs in behind one address. A new password,
 * which goes through the owner's mail, opens the account again everywhere.
 */
export function limitSignIns(tries: SignInTries, now: () => number = Date.now) {
  const inMs = (milliseconds: number) => new Date(now() + milliseconds);

  const waitFor = ({ pair, account, address, isKnown }: Counted): number => {
    const afterMost = ({ count, until }: Tries, most: number) =>
      count < most ? 0 : until.getTime() - now();
    const growing =
      pair.count < FREE_TRIES
        ? 0
        : pair.last.getTime() + 1_000 * 2 ** (pair.count - FREE_TRIES) - now();
    const own = Math.max(growing, afterMost(pair, MOST_FOR_ACCOUNT));
    if (isKnown) return own;
    return Math.max(
      own,
      afterMost(account, MOST_FOR_ACCOUNT),
      afterMost(address, MOST_FROM_ADDRESS),
    );
  };

  return {
    /**
     * Milliseconds to wait before this knock may be answered; nought lets it pass, and counts it: before it is known
     * to be wrong, so that many at once are not more than one after another.
     */
    async admit(knock: Knock): Promise<number> {
      for (;;) {
        const seen = await tries.read(knock, inMs(0));
        const wait = waitFor(seen);
        if (wait > 0) return wait;
        if (await tries.add(knock, seen, MOST_FOR_ACCOUNT, inMs(0), inMs(QUARTER_HOUR))) return 0;
      }
    },
    /** What became of a knock that was let pass. */
    settle: (knock: Knock, isRight: boolean): Promise<void> =>
      isRight
        ? tries.letIn(knock, inMs(KNOWN_FOR))
        : tries.addWrong(knock.address, inMs(0), inMs(QUARTER_HOUR)),
    forgive: tries.forgive,
  };
}
