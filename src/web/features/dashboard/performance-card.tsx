import { dashboardText } from '#web/strings/dashboard-text.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { LevelBar } from './level-bar.tsx';
import { StatsCard } from './stats-card.tsx';
import { SubjectGrid } from './subject-grid.tsx';
import { useDashboard } from './use-dashboard.ts';

const { performance: text } = dashboardText;

/** Academic performance for the profile: level, figures, subjects. Without copies, it says so and shows no example. */
export function PerformanceCard() {
  const { data, isError } = useDashboard();
  if (isError) return null;
  if (!data) {
    return (
      <Card title={text.title}>
        <Skeleton lines={4} />
      </Card>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <Card title={text.title}>
        <LevelBar level={data.level} />
        <p className="mt-4 text-[0.9375rem]">
          {data.overall === null && <span className="text-ink-soft">{text.none} </span>}
          <TextLink to="/dashboard">{text.more}</TextLink>
        </p>
      </Card>
      {data.overall !== null && (
        <>
          <StatsCard stats={data.stats} />
          <SubjectGrid subjects={data.subjects} overall={data.overall} />
        </>
      )}
    </div>
  );
}
