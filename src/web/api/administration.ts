import type {
  AccountChangeRequest,
  ActView,
  AdminCodeView,
  AdminErrorView,
  AdminUserView,
  AuditView,
  HealthView,
  NewCode,
} from '#contract/administration.ts';
import { call } from './call.ts';

export const ADMINISTRATION_KEY = ['administration'];

export const findUsers = (search: string) =>
  call<AdminUserView[]>(`/api/admin/users?search=${encodeURIComponent(search)}`);
export const changeAccount = (id: string, change: AccountChangeRequest) =>
  call(`/api/admin/users/${encodeURIComponent(id)}`, { json: change });
export const listCodes = () => call<AdminCodeView[]>('/api/admin/codes');
export const createCode = (code: NewCode) =>
  call<{ code: string }>('/api/admin/codes', { json: code });
export const switchCode = (id: string, isActive: boolean) =>
  call(`/api/admin/codes/${encodeURIComponent(id)}`, { json: { isActive } });
export const listErrors = () => call<AdminErrorView[]>('/api/admin/errors');
export const listAudit = () => call<AuditView[]>('/api/admin/audit');
export const listActs = () => call<ActView[]>('/api/admin/acts');
export const getHealth = () => call<HealthView>('/api/admin/health');
