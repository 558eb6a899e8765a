import type { AgeBand } from '#domain/account/age-band.ts';
import { call } from './call.ts';

/** Where the links sent by mail lead back to. */
export const CONFIRMED_URL = '/auth?message=email-confirmed';
export const RESET_URL = '/reset-password';

type Credentials = { email: string; password: string };
type SignUp = Credentials & { ageBand: AgeBand; parentEmail?: string; ref?: string };

export const signIn = (credentials: Credentials) =>
  call('/api/auth/sign-in/email', { json: { ...credentials, callbackURL: CONFIRMED_URL } });

/** The sign-in library wants a name; the greeting uses the same part of the address. */
export const signUp = (account: SignUp) =>
  call('/api/auth/sign-up/email', {
    json: { ...account, name: account.email.split('@')[0], callbackURL: CONFIRMED_URL },
  });

export const signOut = () => call('/api/auth/sign-out', { json: {} });

/** Starts the visit to Google; the answer says where to send the browser. */
export const signInWithGoogle = (callbackURL: string) =>
  call<{ url: string }>('/api/auth/sign-in/social', { json: { provider: 'google', callbackURL } });

export const requestPasswordReset = (email: string) =>
  call('/api/auth/request-password-reset', { json: { email, redirectTo: RESET_URL } });

export const resetPassword = (newPassword: string, token: string) =>
  call('/api/auth/reset-password', { json: { newPassword, token } });

/** Gives a first password to an account that came through Google. */
export const addPassword = (newPassword: string) =>
  call('/api/account/password', { json: { newPassword } });

export const changePassword = (currentPassword: string, newPassword: string) =>
  call('/api/auth/change-password', {
    json: { currentPassword, newPassword, revokeOtherSessions: true },
  });

export const changeEmail = (newEmail: string) =>
  call('/api/auth/change-email', { json: { newEmail, callbackURL: '/profile' } });

export const sendConfirmation = (email: string) =>
  call('/api/auth/send-verification-email', { json: { email, callbackURL: CONFIRMED_URL } });

/** Asks the server to count the session's life from now. */
export const extendSession = () => call('/api/auth/get-session');
