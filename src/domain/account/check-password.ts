import { err, ok, type Result } from '../result.ts';

export const MIN_PASSWORD_LENGTH = 8;
/** Long enough for any passphrase, short enough that hashing it costs nothing unusual. */
export const MAX_PASSWORD_LENGTH = 128;

export type PasswordProblem =
  | 'password-too-short'
  | 'password-too-long'
  | 'password-needs-letter-and-digit'
  | 'password-too-common';

/** The policy that holds on every screen and on the server. */
export function checkPassword(password: string): Result<string, PasswordProblem> {
  if (password.length < MIN_PASSWORD_LENGTH) return err('password-too-short');
  if (password.length > MAX_PASSWORD_LENGTH) return err('password-too-long');
  if (!/\p{L}/u.test(password) || !/\d/.test(password)) {
    return err('password-needs-letter-and-digit');
  }
  if (COMMON.has(password.toLowerCase())) return err('password-too-common');
  return ok(password);
}

// The guesses an attacker tries first among passwords that satisfy the rule above, French ones included.
const COMMON = new Set([
  'password1',
  'password12',
  'password123',
  'motdepasse1',
  'motdepasse123',
  'azerty123',
  'azerty12',
  'azerty1234',
  'azertyuiop1',
  'qwerty123',
  'qwerty12',
  'qwerty1234',
  'abcd1234',
  'abc12345',
  'abc123456',
  'abcdef123',
  '1234abcd',
  '123456abc',
  '12345678a',
  'a1234567',
  'a12345678',
  'a123456789',
  '123456789a',
  'bonjour1',
  'bonjour12',
  'bonjour123',
  'soleil123',
  'doudou123',
  'chouchou1',
  'loulou123',
  'marseille13',
  'marseille1',
  'paris2024',
  'paris2025',
  'paris2026',
  'france123',
  'france98',
  'football1',
  'pokemon1',
  'minecraft1',
  'fortnite1',
  'iloveyou1',
  'jetaime1',
  'jetaime123',
  'welcome1',
  'welcome123',
  'admin123',
  'admin1234',
  'letmein1',
  'princess1',
  'superman1',
  'test1234',
  'eleve123',
  'eleve2026',
  'lycee2026',
  'lycee123',
  'laureat1',
  'laureat123',
  'baccalaureat1',
  '1q2w3e4r',
  '1q2w3e4r5t',
  'q1w2e3r4',
  'zaq12wsx',
  'passw0rd',
  'p@ssw0rd',
  'p@ssword1',
  'secret123',
  'changeme1',
  'nicolas1',
  'thomas123',
  'julien123',
]);
