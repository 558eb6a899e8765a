import type { DashboardView } from '#contract/progress.ts';
import { dashboardText } from '#web/strings/dashboard-text.ts';
import { examText } from '#web/strings/exam-text.ts';
import { formatGrade, formatNumber } from '#web/strings/format.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';

const { stats: text } = dashboardText;

export function StatsCard({ stats }: Pick<DashboardView, 'stats'>) {
  const { totalCorrections, weeklyCorrections, averageGrade, bestGrade, favoriteSubject } = stats;
  const facts = [
    {
      name: text.corrections,
      value: formatNumber(totalCorrections),
      note: text.week(weeklyCorrections),
    },
    {
      name: text.average,
      value: averageGrade === null ? text.none : formatGrade(averageGrade),
      note: text.allCopies,
    },
    { name: text.best, value: bestGrade === null ? text.none : formatGrade(bestGrade) },
    {
      name: text.favorite,
      value: favoriteSubject ? examText.subjects[favoriteSubject] : text.none,
      isWord: true,
    },
  ];
  return (
    <Card title={text.title}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4">
        {facts.map(({ name, value, note, isWord }) => (
          <div key={name}>
            <dt className="text-[0.9375rem] text-ink-soft">{name}</dt>
            <dd
              className={cx(
                'wrap-anywhere font-serif leading-tight',
                // The longest subject fits half a phone.
                isWord ? 'text-lg sm:text-2xl' : 'text-2xl',
              )}
            >
              {value}
            </dd>
            {note && totalCorrections > 0 && <dd className="text-ink-faint text-sm">{note}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  );
}
