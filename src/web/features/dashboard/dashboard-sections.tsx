import type { DashboardView } from '#contract/progress.ts';
import { BadgeCollection } from '#web/features/badges/badge-collection.tsx';
import { CoachCard } from '#web/features/coach/coach-card.tsx';
import { dashboardText } from '#web/strings/dashboard-text.ts';
import { Card } from '#web/ui/card.tsx';
import { DayCalendar } from './charts/day-calendar.tsx';
import { ErrorsCard } from './errors-card.tsx';
import { FamilyCard } from './family-card.tsx';
import { OverallCard } from './overall-card.tsx';
import { ProgressCard } from './progress-card.tsx';
import { QuickUpload } from './quick-upload.tsx';
import { SectionTabs } from './section-tabs.tsx';
import { SkillsCard } from './skills-card.tsx';
import { StatsCard } from './stats-card.tsx';
import { SubjectGrid } from './subject-grid.tsx';

/** Notes, badges, coach: the three places the sticky bar leads to. */
export function DashboardSections({ data }: { data: DashboardView }) {
  return (
    <>
      <SectionTabs />
      <section
        id="notes"
        aria-label={dashboardText.tabs.notes}
        className="flex scroll-mt-20 flex-col gap-6"
      >
        <OverallCard {...data} />
        <SubjectGrid {...data} />
        <ProgressCard {...data} />
        <div className="grid items-start gap-6 md:grid-cols-2">
          <SkillsCard skills={data.skills} />
          <div className="flex flex-col gap-6">
            <Card title={dashboardText.calendar.title}>
              <DayCalendar
                today={data.today}
                days={data.days}
                frozenDays={data.streak.frozenDays}
              />
            </Card>
            {data.latest && <ErrorsCard {...data} />}
          </div>
        </div>
      </section>
      <section
        id="badges"
        aria-label={dashboardText.tabs.badges}
        className="flex scroll-mt-20 flex-col gap-6"
      >
        <BadgeCollection badges={data.badges} />
        <StatsCard stats={data.stats} />
      </section>
      <section
        id="coach"
        aria-label={dashboardText.tabs.coach}
        className="flex scroll-mt-20 flex-col gap-6"
      >
        <CoachCard plan={data.coach} isPro={data.isPro} />
        <div className="grid items-start gap-6 md:grid-cols-2">
          <FamilyCard />
          {data.latest && <QuickUpload />}
        </div>
      </section>
    </>
  );
}
