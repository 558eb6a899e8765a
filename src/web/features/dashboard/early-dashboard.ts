import type { DashboardView } from '#contract/progress.ts';
import { getDashboard } from '#web/api/progress.ts';

/** Older than that, what was asked early may belong to another session. */
const FRESH_MS = 10_000;

let early: { answer: Promise<DashboardView | undefined>; at: number } | undefined;

/**
 * Whoever arrives at the dashboard will want its screen and its data: both are asked for while the session is
 * still being checked, instead of one after the other. A visitor gets a refusal that nobody reads.
 */
export function startEarly(path: string): void {
  if (path !== '/dashboard') return;
  early = { answer: getDashboard().catch(() => undefined), at: Date.now() };
  void import('./dashboard-screen.tsx');
}

/** The early answer, once; the server again when there was none. */
export async function takeDashboard(): Promise<DashboardView> {
  const taken = early && Date.now() - early.at < FRESH_MS ? await early.answer : undefined;
  early = undefined;
  return taken ?? getDashboard();
}
