import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import type { SignInLimit } from '#application/account/limit-sign-ins.ts';
import type { Letters, Mail } from '#application/mail.ts';
import { CLIENT_ADDRESS_HEADER } from '#contract/client-address-header.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/account/check-password.ts';
import { guardSignIns } from './guard-sign-ins.ts';
import { guardSignUpAndPasswords } from './guard-sign-up-and-passwords.ts';
import { ourDoors } from './our-doors.ts';
import { passwords } from './passwords.ts';

export type NewAccount = {
  id: string;
  ageBand: string;
  /** By our own form, which asks for the age; Google does not say it. */
  byForm: boolean;
  /** The code of the friend who sent them. */
  ref?: string;
};

export type AuthNeeds = {
  db: object;
  tables: Record<string, unknown>;
  secret: string;
  publicUrl: string;
  google?: { clientId: string; clientSecret: string };
  letters: Letters;
  send(mail: Mail): Promise<void>;
  /** Called once the account exists; asks the parent when the pupil is under 15. */
  welcome(user: NewAccount): Promise<void>;
  /** False once an account is being erased: nobody signs in any more. */
  mayEnter(userId: string): Promise<boolean>;
  signIns: SignInLimit;
  /** Somebody proves by Google that an address is theirs: what was planted on it unconfirmed goes first. */
  forgetUnproven(userId: string): Promise<void>;
  /** Off only where one machine plays many visitors, as tests do. */
  limitRates: boolean;
};

const HOUR = 3_600;
const DAY = 24 * HOUR;
export const SESSION_SECONDS = 7 * DAY;
/** A session in use is prolonged once in that time. */
export const SESSION_UPDATE_SECONDS = DAY;

export type Auth = ReturnType<typeof openAuth>;

export function openAuth(needs: AuthNeeds) {
  const { letters, send, publicUrl } = needs;
  return betterAuth({
    appName: 'laureat',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: needs.secret,
    trustedOrigins: [publicUrl],
    telemetry: { enabled: false },
    database: drizzleAdapter(needs.db, { provider: 'pg', schema: needs.tables, transaction: true }),
    user: {
      additionalFields: {
        role: { type: 'string', input: false, required: false, defaultValue: 'pupil' },
        ageBand: { type: 'string', input: true, required: false, defaultValue: '15to17' },
        parentEmail: { type: 'string', input: true, required: false },
        referralCode: { type: 'string', input: true, required: false },
      },
      changeEmail: {
        enabled: true,
        sendChangeEmailConfirmation: ({ user, newEmail, url }) =>
          send(letters.confirmNewEmail(user.email, newEmail, url)),
      },
    },
    session: { expiresIn: SESSION_SECONDS, updateAge: SESSION_UPDATE_SECONDS },
    emailAndPassword: {
      enabled: true,
      password: passwords,
      // An unconfirmed pupil may sign in and is shown what to do; every other door checks the address.
      requireEmailVerification: false,
      autoSignIn: false,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      resetPasswordTokenExpiresIn: HOUR,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, url }) => send(letters.resetPassword(user.email, url)),
      onPasswordReset: async ({ user }) => {
        // Chosen through the owner's mail: wrong tries before it no longer count.
        await needs.signIns.forgive(user.email);
        await send(letters.passwordChanged(user.email));
      },
      onExistingUserSignUp: ({ user }) =>
        send(letters.alreadyRegistered(user.email, `${publicUrl}/login`)),
    },
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: true,
      expiresIn: DAY,
      sendVerificationEmail: ({ user, url }) => send(letters.confirmEmail(user.email, url)),
    },
    // Whoever turns back at Google's door finds ours, not a page of the library.
    onAPIError: { errorURL: `${publicUrl}/login` },
    socialProviders: needs.google ? { google: needs.google } : {},
    // Google vouches for the address, so its owner enters even where a stranger signed up with it first.
    account: { accountLinking: { requireLocalEmailVerified: false } },
    databaseHooks: {
      account: {
        create: {
          before: async ({ userId, providerId }) => {
            if (providerId !== 'credential') await needs.forgetUnproven(userId);
          },
        },
      },
      user: {
        create: {
          after: async ({ id, ageBand, referralCode }, context) =>
            needs.welcome({
              id,
              ageBand: String(ageBand),
              byForm: context?.path === '/sign-up/email',
              ref: typeof referralCode === 'string' ? referralCode : undefined,
            }),
        },
      },
      session: {
        create: {
          before: async ({ userId }) => {
            if (await needs.mayEnter(userId)) return;
            throw new APIError('FORBIDDEN', { code: 'ACCOUNT_CLOSED', message: 'account-closed' });
          },
        },
      },
    },
    hooks: { before: guardSignUpAndPasswords },
    plugins: [ourDoors, ...(needs.limitRates ? [guardSignIns(needs.signIns)] : [])],
    // Links sent by mail open doors: the database keeps only their hash.
    verification: { storeIdentifier: 'hashed' },
    rateLimit: {
      enabled: needs.limitRates,
      storage: 'database',
      modelName: 'rateLimit',
      window: 60,
      max: 120,
      // A whole class signs up behind one address, so the limits are per address and generous.
      customRules: {
        '/sign-in/email': { window: 60, max: 300 },
        '/sign-up/email': { window: HOUR, max: 100 },
        '/request-password-reset': { window: HOUR, max: 40 },
        '/send-verification-email': { window: HOUR, max: 40 },
        // One writes to an address that anybody may type, the other tells whether a password is right.
        '/change-email': { window: HOUR, max: 40 },
        '/change-password': { window: HOUR, max: 40 },
        '/get-session': false,
      },
    },
    advanced: {
      cookiePrefix: 'laureat',
      useSecureCookies: publicUrl.startsWith('https://'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      // Our own HTTP layer alone knows whether a proxy may be believed.
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    logger: { disabled: true },
  });
}
