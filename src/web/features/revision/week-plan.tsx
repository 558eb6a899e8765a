import { Lock } from 'lucide-react';
import type { PlannedDayView } from '#contract/revision.ts';
import { formatWeekday } from '#web/strings/format.ts';
import { revisionText } from '#web/strings/revision-text.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';

const { plan: text, done } = revisionText;

type Props = { plan: readonly PlannedDayView[] | null; daysToBac: number };

/** Seven days to come, one thing each; on the free plan, what it would be. */
export function WeekPlan({ plan, daysToBac }: Props) {
  if (!plan) {
    return (
      <Card title={text.title}>
        <p className="mb-4 flex gap-3 text-ink-soft">
          <Lock aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {text.locked}
        </p>
        <ButtonLink to="/upgrade" look="secondary" size="small">
          {done.upgrade}
        </ButtonLink>
      </Card>
    );
  }
  return (
    <Card title={text.title}>
      <p className="-mt-2 mb-3 text-[0.9375rem] text-ink-soft">{text.text(daysToBac)}</p>
      <ol className="flex flex-col">
        {plan.map((day, index) => (
          <li
            key={day.day}
            className={cx(
              'grid grid-cols-1 gap-x-4 border-line border-b py-2.5 last:border-0 min-[16rem]:grid-cols-[6.5rem_1fr] sm:grid-cols-[9rem_1fr_auto]',
              day.task === 'rest' && 'text-ink-faint',
            )}
          >
            <span className={cx('first-letter:uppercase', index === 0 && 'font-bold text-red')}>
              {index === 0 ? text.today : formatWeekday(day.day)}
            </span>
            <span className={cx(day.task !== 'rest' && 'font-semibold')}>{text.task(day)}</span>
            <span className="text-[0.9375rem] text-ink-soft min-[16rem]:col-start-2 sm:col-start-3">
              {[
                day.cards > 0 && text.cards(day.cards),
                day.minutes > 0 && text.minutes(day.minutes),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
