/** How many notices a person is shown, and how fast. */
export type ToastRules = { max: number; throttleMs: number; dedupeMs: number; windowMs: number };

export const USUAL_RULES: ToastRules = {
  max: 3,
  throttleMs: 1_000,
  dedupeMs: 5_000,
  windowMs: 10_000,
};
export const UPLOAD_RULES: ToastRules = { ...USUAL_RULES, max: 2, throttleMs: 1_500 };

export type ToastVerdict =
  | { verdict: 'show'; at: number }
  | { verdict: 'duplicate' }
  /** Only the first one too many is announced. */
  | { verdict: 'too-many'; announce: boolean };

/**
 * Decides when each notice appears. A notice that comes too soon after another waits its turn;
 * the same text again is dropped; past the maximum of the window, one last notice says so.
 */
export function createToastLimiter() {
  let shown: { key: string; at: number }[] = [];
  let announcedUntil = 0;

  return (key: string, now: number, rules: ToastRules = USUAL_RULES): ToastVerdict => {
    shown = shown.filter(({ at }) => at > now - rules.windowMs);
    if (shown.some((toast) => toast.key === key && toast.at > now - rules.dedupeMs)) {
      return { verdict: 'duplicate' };
    }
    if (shown.length >= rules.max) {
      const announce = now >= announcedUntil;
      if (announce) announcedUntil = now + rules.windowMs;
      return { verdict: 'too-many', announce };
    }
    const last = shown.at(-1);
    const at = last ? Math.max(now, last.at + rules.throttleMs) : now;
    shown.push({ key, at });
    return { verdict: 'show', at };
  };
}
