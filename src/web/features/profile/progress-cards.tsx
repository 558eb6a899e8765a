import { StatsCard } from '#web/features/dashboard/stats-card.tsx';
import { SubjectGrid } from '#web/features/dashboard/subject-grid.tsx';
import { useDashboard } from '#web/features/dashboard/use-dashboard.ts';

/** The pupil's figures, as the dashboard gives them; without them the profile still stands. */
export function ProgressCards() {
  const { data } = useDashboard();
  if (!data) return null;
  return (
    <>
      <StatsCard stats={data.stats} />
      <SubjectGrid subjects={data.subjects} overall={data.overall} />
    </>
  );
}
