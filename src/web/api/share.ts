import type {
  CreatedLinkView,
  SharedView,
  ShareForm,
  ShareLinkView,
  WeeklyReportView,
} from '#contract/share.ts';
import { call } from './call.ts';

export const SHARE_LINKS_KEY = ['share-links'];
export const REPORT_KEY = ['weekly-report'];

export const listShareLinks = () => call<ShareLinkView[]>('/api/share-links');
export const createShareLink = (form: ShareForm) =>
  call<CreatedLinkView>('/api/share-links', { json: form });
export const revokeShareLink = (id: string) =>
  call(`/api/share-links/${encodeURIComponent(id)}`, { method: 'DELETE' });
export const openShareLink = (token: string) =>
  call<SharedView>('/api/functions/open-share-link', { json: { token } });
export const getWeeklyReport = (monday: string | null) =>
  call<WeeklyReportView>(`/api/weekly-report${monday ? `?monday=${monday}` : ''}`);
export const unsubscribe = (token: string) =>
  call('/api/functions/unsubscribe', { json: { token } });
