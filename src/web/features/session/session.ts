import type { MeView } from '#contract/account.ts';

/** Who is here, as far as the browser knows. */
export type Session =
  | { status: 'checking' }
  | { status: 'unreachable' }
  | { status: 'signed-out' }
  /** Signed out a moment ago, on the way to the home page: nothing else may move the browser. */
  | { status: 'leaving' }
  | { status: 'signed-in'; me: MeView; isPro: boolean };

/** The session of a person who may use the product, or undefined. */
export const activeMember = (session: Session) =>
  session.status === 'signed-in' &&
  session.me.user.emailConfirmed &&
  session.me.profile.plan !== 'suspended'
    ? session
    : undefined;
