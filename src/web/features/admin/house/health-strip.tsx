import type { HealthView } from '#contract/administration.ts';
import { administrationText } from '#web/strings/administration-text.ts';
import { formatNumber } from '#web/strings/format.ts';
import { cx } from '#web/ui/cx.ts';

const { health: text } = administrationText;

/** One line of figures; the ones that ask for somebody are in red, and say what they are. */
export function HealthStrip({ health }: { health?: HealthView }) {
  const figures: [string, string, boolean][] = health
    ? [
        [text.database, text.up, false],
        [text.jobsWaiting, formatNumber(health.jobsWaiting), health.jobsWaiting > 50],
        [text.jobsFailed, formatNumber(health.jobsFailed), health.jobsFailed > 0],
        [text.eventsWaiting, formatNumber(health.eventsWaiting), health.eventsWaiting > 10],
        [
          text.errorsToday,
          text.errors(health.errorsToday, health.errorKindsToday),
          health.errorsToday > 0,
        ],
        [text.visitorsToday, formatNumber(health.visitorsToday), false],
        [text.examsToday, formatNumber(health.examsToday), false],
        [text.failedToday, formatNumber(health.failedToday), health.failedToday > 0],
      ]
    : [[text.database, text.down, true]];
  const oldest = health?.oldestWaitingSeconds ?? 0;
  return (
    <section aria-label={text.label}>
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-field border border-line bg-line">
        {figures.map(([name, value, isBad]) => (
          <div
            key={name}
            className="flex flex-1 basis-32 flex-col justify-between gap-1 bg-sheet p-3 lg:basis-24"
          >
            <dt className="text-ink-soft text-sm leading-snug">{name}</dt>
            <dd className={cx('font-serif text-xl', isBad && 'text-red')}>{value}</dd>
          </div>
        ))}
      </dl>
      {oldest > 120 && <p className="mt-2 text-red">{text.oldest(oldest)}</p>}
    </section>
  );
}
