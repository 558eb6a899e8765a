import { APIError, createAuthMiddleware } from 'better-auth/api';
import { signUpExtras } from '#contract/account.ts';
import { needsParent } from '#domain/account/age-band.ts';
import { checkPassword } from '#domain/account/check-password.ts';

const PASSWORD_FIELD: Record<string, string> = {
  '/sign-up/email': 'password',
  '/reset-password': 'newPassword',
  '/change-password': 'newPassword',
  '/set-password': 'newPassword',
};

/** Our rules at the doors of the library: the password policy, and who may open an account. */
export const guardSignUpAndPasswords = createAuthMiddleware(async (context) => {
  const body = (context.body ?? {}) as Record<string, unknown>;
  // PostgreSQL stores no such character in a text: without this its refusal would be our failure.
  if (JSON.stringify(body).includes('\\u0000')) throw refusal('invalid-input');
  const field = PASSWORD_FIELD[context.path];
  if (field) refuseWeakPassword(body[field]);
  if (context.path === '/sign-up/email') return { context: { body: signUpBody(body) } };
});

function refuseWeakPassword(password: unknown): void {
  const checked = checkPassword(typeof password === 'string' ? password : '');
  if (!checked.ok)
    throw new APIError('BAD_REQUEST', { code: codeOf(checked.error), message: checked.error });
}

/** Keeps of the form what the product collects, and nothing else. */
function signUpBody(body: Record<string, unknown>) {
  const extras = signUpExtras.safeParse(body);
  if (!extras.success) throw refusal('invalid-sign-up');
  const { ageBand, parentEmail, ref } = extras.data;
  if (needsParent(ageBand) && !parentEmail) throw refusal('parent-email-required');
  if (needsParent(ageBand) && sameAddress(parentEmail, body.email))
    throw refusal('parent-email-same');
  return {
    email: body.email,
    password: body.password,
    callbackURL: body.callbackURL,
    name: String(body.email ?? '').split('@')[0] || 'Étudiant',
    ageBand,
    parentEmail: needsParent(ageBand) ? parentEmail : undefined,
    referralCode: ref,
  };
}

const sameAddress = (a: unknown, b: unknown) =>
  String(a).trim().toLowerCase() === String(b).trim().toLowerCase();
const codeOf = (problem: string) => problem.toUpperCase().replaceAll('-', '_');
const refusal = (problem: string) =>
  new APIError('BAD_REQUEST', { code: codeOf(problem), message: problem });
