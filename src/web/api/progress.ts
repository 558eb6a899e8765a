import type { ChoicesView, DashboardView, NoticeView } from '#contract/progress.ts';
import { keptWhenOffline } from '#web/offline/kept-answers.ts';
import { call } from './call.ts';

export const DASHBOARD_KEY = ['dashboard'];
export const CHOICES_KEY = ['progress-choices'];
export const NOTICES_KEY = ['notices'];

export const getDashboard = () =>
  keptWhenOffline('dashboard', () => call<DashboardView>('/api/dashboard'));
export const getChoices = () => call<ChoicesView>('/api/progress-choices');
export const changeChoices = (changes: Partial<ChoicesView>) =>
  call<ChoicesView>('/api/progress-choices', { method: 'PATCH', json: changes });
export const listNotices = () => call<NoticeView[]>('/api/notices');
export const markNoticesSeen = () => call('/api/notices/seen', { method: 'POST' });
