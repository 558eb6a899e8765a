import { Bell } from 'lucide-react';
import { Link } from 'wouter';
import type { DashboardView } from '#contract/progress.ts';
import { SecurityBoundary } from '#web/features/session/security-boundary.tsx';
import { SecurityPanel } from '#web/features/session/security-panel.tsx';
import { useMember } from '#web/features/session/use-member.ts';
import { dashboardText } from '#web/strings/dashboard-text.ts';
import { levelTitles } from '#web/strings/progress-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PenUnderline } from '#web/ui/pen/pen-underline.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Celebration } from './celebration.tsx';
import { DashboardFooter } from './dashboard-footer.tsx';
import { DashboardSections } from './dashboard-sections.tsx';
import { LatestCard } from './latest-card.tsx';
import { NextActionCard } from './next-action-card.tsx';
import { ParentNotice } from './parent-notice.tsx';
import { QuickUpload } from './quick-upload.tsx';
import { StreakCard } from './streak-card.tsx';
import { useAfterPaint } from './use-after-paint.ts';
import { useDashboard } from './use-dashboard.ts';

/** The next thing to do first, then the last copy and the streak, then everything there is to know. */
export function DashboardScreen() {
  const { me } = useMember();
  const { data, isError, refetch } = useDashboard();
  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <ScreenTitle tab={dashboardText.tab}>
          {dashboardText.hello('')}
          <PenUnderline>{me.user.email.split('@')[0] || dashboardText.fallbackName}</PenUnderline>
        </ScreenTitle>
        {data && <Standing {...data} />}
      </header>
      {me.profile.parentConfirmed === false && <ParentNotice />}
      {data ? <Rooms data={data} /> : isError ? <Failed onRetry={refetch} /> : <Waiting />}
      {data && (
        <SecurityBoundary>
          <SecurityPanel me={me} />
        </SecurityBoundary>
      )}
      <DashboardFooter />
    </div>
  );
}

/** Level, streak and news: what a returning pupil looks at first. */
function Standing({ level, streak, unseenNotices }: DashboardView) {
  return (
    <div className="flex w-full items-center justify-between gap-2 sm:w-auto">
      <div className="flex flex-wrap gap-2">
        <Badge tone="blue">
          {dashboardText.level.short(level.level)} · {levelTitles[level.title]}
        </Badge>
        <Badge tone={streak.isActiveToday ? 'red' : 'neutral'}>
          {dashboardText.streak.title} : {dashboardText.streak.days(streak.current)}
        </Badge>
      </div>
      <Link
        href="/notifications"
        aria-label={dashboardText.notices(unseenNotices)}
        className="relative grid size-11 shrink-0 place-items-center rounded-field text-ink-soft hover:bg-well hover:text-ink"
      >
        <Bell aria-hidden="true" className="size-5" />
        {unseenNotices > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-2 right-2 size-2.5 rounded-full bg-red"
          />
        )}
      </Link>
    </div>
  );
}

function Rooms({ data }: { data: DashboardView }) {
  const isPainted = useAfterPaint();
  return (
    <>
      <Celebration celebrations={data.celebrations} />
      <NextActionCard {...data} />
      <div className="grid items-start gap-6 md:grid-cols-2">
        {data.latest ? <LatestCard latest={data.latest} /> : <QuickUpload />}
        <StreakCard {...data} />
      </div>
      {isPainted && <DashboardSections data={data} />}
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="problem" title={dashboardText.failed} live>
      <Button look="secondary" size="small" className="mt-2" onClick={onRetry}>
        {dashboardText.retry}
      </Button>
    </Notice>
  );
}

function Waiting() {
  return (
    <div role="status">
      <span className="sr-only">{dashboardText.loading}</span>
      <Card>
        <Skeleton lines={4} />
      </Card>
      <div className="mt-6 grid gap-6 md:grid-cols-2">
        <Card>
          <Skeleton lines={5} />
        </Card>
        <Card>
          <Skeleton lines={5} />
        </Card>
      </div>
    </div>
  );
}
