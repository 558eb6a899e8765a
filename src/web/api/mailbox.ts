import type { MailSummary, MailView } from '#contract/house.ts';
import { call } from './call.ts';

export const MAILBOX_KEY = ['mailbox'];

export const listMails = () => call<MailSummary[]>('/api/mailbox');

export const getMail = (id: string) => call<MailView>(`/api/mailbox/${encodeURIComponent(id)}`);
