import type { AgeAnswer, RedemptionView } from '#contract/rights.ts';
import type { StorageRoom } from '#domain/account/storage-room.ts';
import { call } from './call.ts';

export const STORAGE_KEY = ['storage'];
export const fetchStorage = () => call<StorageRoom>('/api/rights/storage');

export const EXPORT_URL = '/api/rights/export';

export const redeemCode = (code: string) =>
  call<RedemptionView>('/api/codes/redeem', { json: { code } });

export const requestDeletion = (email: string) => call('/api/rights/deletion', { json: { email } });

export const recordCookieChoice = (choice: 'accept' | 'refuse') =>
  call('/api/rights/consents', { json: { kind: 'cookies', choice } });

export const countVisit = () => call('/api/audience', { method: 'POST' });

export const answerAge = (answer: AgeAnswer) => call('/api/account/age', { json: answer });
