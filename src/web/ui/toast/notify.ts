import { uiText } from '#web/strings/ui-text.ts';
import { createToastLimiter, type ToastRules } from './toast-limiter.ts';
import { type Toast, toastStore } from './toast-store.ts';

const USUAL_MS = 4_000;
const ERROR_MS = 2_000;

type More = Pick<Toast, 'description' | 'action'> & {
  /** Longer than usual, for what must not be missed. */
  duration?: number;
  rules?: ToastRules;
};

let admit = createToastLimiter();

/** The next person in front of this screen starts afresh: what was shown before is taken away and does not count. */
export function forgetNotices(): void {
  toastStore.clear();
  admit = createToastLimiter();
}

function say(
  tone: Toast['tone'],
  title: string,
  { description, action, duration, rules }: More = {},
): void {
  const now = Date.now();
  const verdict = admit(`${title}\n${description ?? ''}`, now, rules);
  if (verdict.verdict === 'duplicate') return;
  if (verdict.verdict === 'too-many') {
    if (!verdict.announce) return;
    toastStore.add({ tone: 'warning', ...uiText.tooManyToasts, duration: USUAL_MS });
    return;
  }
  const length = duration ?? (tone === 'error' ? ERROR_MS : USUAL_MS);
  const show = () => toastStore.add({ tone, title, description, action, duration: length });
  if (verdict.at > now) setTimeout(show, verdict.at - now);
  else show();
}

/** Every notice of the product goes through here, so that nobody is buried under them. */
export const notify = {
  info: (title: string, more?: More) => say('info', title, more),
  success: (title: string, more?: More) => say('success', title, more),
  warning: (title: string, more?: More) => say('warning', title, more),
  error: (title: string, more?: More) => say('error', title, more),
};
