import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { takeTurns } from './take-turns.ts';

/** Each costs 32 MB and a tenth of a second of a core: two leave a core's worth to everybody who is already inside. */
const AT_ONCE = 2;
const inTurn = takeTurns(AT_ONCE);

/** Password hashes of the library (scrypt), two at a time however many people try to come in. */
export const passwords = {
  hash: (password: string) => inTurn(() => hashPassword(password)),
  verify: (given: { hash: string; password: string }) => inTurn(() => verifyPassword(given)),
};
