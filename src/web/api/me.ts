import type { MeView } from '#contract/account.ts';
import type { SubscriptionView } from '#contract/house.ts';
import { call } from './call.ts';
import { isProblem } from './problem.ts';

export const ME_KEY = ['me'];
export const SUBSCRIPTION_KEY = ['subscription'];

/** The signed-in person, or null. */
export const getMe = (): Promise<MeView | null> =>
  call<MeView | null>('/api/me').catch((error: unknown) => {
    if (isProblem(error, 401)) return null;
    throw error;
  });

export const checkSubscription = () =>
  call<SubscriptionView>('/api/functions/check-subscription', { method: 'POST' });

export const changeLocale = (locale: 'fr' | 'en') =>
  call('/api/profile', { method: 'PATCH', json: { locale } });
