import { checkPassword, type PasswordProblem } from '#domain/account/check-password.ts';
import { accountText } from '#web/strings/account-text.ts';

const { checks } = accountText;
const MAX_EMAIL_LENGTH = 254;
const LANDING_MIN_LENGTH = 6;

/** Each check answers `true`, or the sentence to show: what react-hook-form expects of a rule. */
type Verdict = true | string;

export function emailVerdict(email: string): Verdict {
  const trimmed = email.trim();
  if (!trimmed) return checks.emailMissing;
  const plausible = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(trimmed);
  return (plausible && trimmed.length <= MAX_EMAIL_LENGTH) || checks.emailInvalid;
}

const SENTENCES: Record<PasswordProblem, string> = {
  'password-too-short': checks.short,
  'password-too-long': checks.tooLong,
  'password-needs-letter-and-digit': checks.letterAndDigit,
  'password-too-common': checks.tooCommon,
};

export function newPasswordVerdict(password: string): Verdict {
  if (!password) return checks.newPasswordMissing;
  const checked = checkPassword(password);
  return checked.ok || SENTENCES[checked.error];
}

/** The landing form has a first message of its own; the policy holds after it. */
export const landingPasswordVerdict = (password: string): Verdict =>
  password && password.length < LANDING_MIN_LENGTH
    ? checks.landingShort.description
    : newPasswordVerdict(password);
