import { call } from './call.ts';

export const SESSIONS_KEY = ['sessions'];

/** A browser that is signed in to this account. */
export type OpenSession = {
  id: string;
  token: string;
  createdAt: string;
  expiresAt: string;
  userAgent?: string | null;
};

export const listSessions = () => call<OpenSession[]>('/api/auth/list-sessions');

export const revokeSession = (token: string) =>
  call('/api/auth/revoke-session', { json: { token } });

export const getCurrentSession = () =>
  call<{ session: OpenSession } | null>('/api/auth/get-session?disableRefresh=true');
