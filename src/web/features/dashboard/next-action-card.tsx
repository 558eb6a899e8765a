import type { DashboardView } from '#contract/progress.ts';
import { dashboardText } from '#web/strings/dashboard-text.ts';
import { BlankCopyArt } from '#web/ui/art/blank-copy-art.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

type Props = Pick<DashboardView, 'action' | 'latest' | 'bac'>;

/** The one thing to do now, and the only large button of the screen. */
export function NextActionCard({ action, latest, bac }: Props) {
  const { title, text, action: label } = dashboardText.action(action);
  return (
    <section className="sheet with-margin relative isolate grid items-center gap-x-6 overflow-hidden py-8 pr-6 pl-12 [--margin-at:1.75rem] sm:grid-cols-[1fr_13rem] sm:pl-20 sm:[--margin-at:3.5rem]">
      <div className="ruled mask-l-from-40% mask-l-to-90% absolute inset-0 -z-10 hidden sm:block" />
      <div>
        <h2 className="text-2xl sm:text-3xl">{title}</h2>
        <p className="mt-2 mb-5 max-w-prose text-ink-soft">{text}</p>
        <ButtonLink to={whereTo(action, latest)} size="large">
          {label}
        </ButtonLink>
        <p className="mt-4 text-[0.9375rem] text-ink-faint">{dashboardText.bac(bac.daysLeft)}</p>
      </div>
      <BlankCopyArt className="hidden sm:block" />
    </section>
  );
}

function whereTo(action: Props['action'], latest: Props['latest']): string {
  if (action.kind === 'revise') return '/revision';
  if (action.kind === 'wait-for-result') return '/history';
  if (action.kind === 'done-for-today') return latest ? `/results/${latest.resultId}` : '/history';
  return '/correction';
}
