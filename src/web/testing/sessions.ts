import type { MeView } from '#contract/account.ts';
import type { Plan } from '#domain/account/plan.ts';

type Traits = {
  email?: string;
  emailConfirmed?: boolean;
  plan?: Plan;
  isPro?: boolean;
  createdAt?: string;
  expiresAt?: string;
};

/** A pupil as the server describes one; each test changes only what it is about. */
export const someone = (traits: Traits = {}): MeView => ({
  user: {
    id: 'u1',
    email: traits.email ?? 'lea@exemple.fr',
    emailConfirmed: traits.emailConfirmed ?? true,
    createdAt: '2026-09-01T08:00:00.000Z',
    provider: 'email',
  },
  profile: {
    plan: traits.plan ?? 'free',
    locale: 'fr',
    ageBand: '15to17',
    ageKnown: true,
    parentConfirmed: null,
    dailyCorrectionsUsed: 0,
  },
  isPro: traits.isPro ?? false,
  isAdmin: false,
  hasPassword: true,
  session: {
    createdAt: traits.createdAt ?? '2026-11-15T08:00:00.000Z',
    expiresAt: traits.expiresAt ?? '2026-11-22T08:00:00.000Z',
  },
});

export const signedIn = (traits: Traits = {}) =>
  ({ status: 'signed-in', me: someone(traits), isPro: traits.isPro ?? false }) as const;
