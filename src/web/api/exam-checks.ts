import { call } from './call.ts';

export type LimitVerdict = {
  blocked: boolean;
  reason?: 'daily_limit' | 'ip_limit' | 'self_harm' | 'other';
  message?: string;
  upgradeUrl?: string;
};

/** Whether a copy may be sent now: asked before its files travel for nothing. */
export const checkLimits = () =>
  call<LimitVerdict>('/api/functions/check-rate-limits', { json: { content: '' } });

type FileFacts = { name: string; type: string; size: number };

export const validateFiles = (files: readonly File[]) =>
  call<{ valid: boolean; message?: string }>('/api/functions/validate-file-upload', {
    json: { files: files.map(({ name, type, size }): FileFacts => ({ name, type, size })) },
  });
