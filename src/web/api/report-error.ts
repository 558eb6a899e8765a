import type { ErrorReport } from '#contract/house.ts';
import { call } from './call.ts';

type Report = { type: string; error: Error; errorId: string; component?: string };

/** Tells the technical team. Never fails: a report that cannot leave must not hide what it reports. */
export async function reportError({ type, error, errorId, component }: Report): Promise<void> {
  const report: ErrorReport = {
    action: 'log_error',
    error: {
      type,
      message: error.message.slice(0, 2_000),
      stack: error.stack?.slice(0, 10_000),
      component: component?.slice(0, 5_000),
      // Without its query and its hash, where links carry their keys.
      url: `${window.location.origin}${window.location.pathname}`.slice(0, 2_000),
      timestamp: new Date().toISOString(),
      errorId,
    },
  };
  await call('/api/functions/monitoring-dashboard', { json: report }).catch(() => {});
}

/** Short enough to be read over the telephone. */
export const newErrorId = (): string => crypto.randomUUID().slice(0, 8).toUpperCase();
