import type { DashboardView, ErrorTrendView } from '#contract/progress.ts';
import { dashboardText } from '#web/strings/dashboard-text.ts';
import { errorName } from '#web/strings/progress-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const { errors: text } = dashboardText;
const SHOWN = 5;
/** Nothing comes back in a single copy. */
const FEWEST = 2;
const TONES = { gone: 'green', down: 'green', steady: 'neutral', up: 'amber' } as const;

type Props = Pick<DashboardView, 'errors' | 'hiddenErrors' | 'isPro' | 'stats'>;

/** « a / à : 6 → 2 → 0 »: what comes back, and what no longer does. */
export function ErrorsCard({ errors, hiddenErrors, isPro, stats }: Props) {
  const none = stats.totalCorrections < FEWEST ? text.tooFew : text.none;
  return (
    <Card title={text.title}>
      {!isPro && (
        <>
          <p className="mb-4 text-ink-soft">
            {hiddenErrors > 0 ? text.locked(hiddenErrors) : none}
          </p>
          {hiddenErrors > 0 && (
            <ButtonLink to="/upgrade" look="secondary" size="small">
              {text.lockedAction}
            </ButtonLink>
          )}
        </>
      )}
      {isPro && errors.length === 0 && <p className="text-ink-soft">{none}</p>}
      {errors.length > 0 && (
        <>
          <p className="mb-3 text-[0.9375rem] text-ink-soft">{text.text}</p>
          <ul className="flex flex-col">
            {errors.slice(0, SHOWN).map((error) => (
              <ErrorLine key={`${error.kind}-${error.category}`} error={error} />
            ))}
          </ul>
          <p className="mt-4">
            <TextLink to="/erreurs">{text.open}</TextLink>
          </p>
        </>
      )}
    </Card>
  );
}

export function ErrorLine({ error }: { error: ErrorTrendView }) {
  const { counts, direction, kind } = error;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-2 last:border-0">
      <span className="font-semibold">
        {errorName(error)}
        {kind === 'weakness' && (
          <span className="font-normal text-ink-faint"> · {text.weakness}</span>
        )}
      </span>
      <span className="flex items-center gap-3">
        <span className="font-hand text-[0.9375rem] tabular-nums">{counts.join(' → ')}</span>
        <Badge tone={TONES[direction]}>{text.directions[direction]}</Badge>
      </span>
    </li>
  );
}
