import type { ParentRequestView } from '#contract/account.ts';
import { call } from './call.ts';

export const getParentRequest = (token: string) =>
  call<ParentRequestView>(`/api/parent-consent/${encodeURIComponent(token)}`);

export const answerParentRequest = (token: string, decision: 'accept' | 'refuse') =>
  call('/api/parent-consent', { json: { token, decision } });

export const resendParentRequest = () => call('/api/parent-consent/resend', { method: 'POST' });
