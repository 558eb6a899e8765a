export const MAX_CODE_LENGTH = 20;
export const MIN_CODE_LENGTH = 4;
export const WARNING_DAYS = 7;

export type InstitutionalCode = {
  id: string;
  code: string;
  institutionName: string;
  isActive: boolean;
  expiresAt: Date;
  usedCount: number;
  maxUsers: number;
};

/** What is typed becomes what is compared: capitals, no spaces, twenty characters at most. */
export const normaliseCode = (typed: string): string =>
  typed.normalize('NFC').toUpperCase().replace(/\s+/g, '').slice(0, MAX_CODE_LENGTH);

/** One month later, on the same day, or on the month's last when it has no such day. */
export function oneMonthAfter(from: Date): Date {
  const day = from.getUTCDate();
  const next = new Date(from);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(day, lastDay));
  return next;
}

/** Whole days left, counting a day begun as a day. */
export const daysLeft = (until: Date, now: Date): number =>
  Math.max(0, Math.ceil((+until - +now) / 86_400_000));

// No letter that a tired eye takes for a digit: 31 signs, so 13 of them carry 64 bits.
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const RANDOM_LENGTH = 13;

/** A code nobody guesses; `random` gives bytes. */
export function drawCode(random: (length: number) => Uint8Array, length = RANDOM_LENGTH): string {
  let code = '';
  while (code.length < length) {
    for (const byte of random(length * 2)) {
      // Beyond the last multiple of 31 the first letters would come more often.
      if (byte < 248 && code.length < length) code += ALPHABET[byte % ALPHABET.length];
    }
  }
  return code;
}
