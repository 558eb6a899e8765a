import { useQuery } from '@tanstack/react-query';
import { EXAMS_KEY, listExams } from '#web/api/exams.ts';
import { ExamCard } from '#web/features/exam/exam-card.tsx';
import { SecurityBoundary } from '#web/features/session/security-boundary.tsx';
import { SecurityPanel } from '#web/features/session/security-panel.tsx';
import { useMember } from '#web/features/session/use-member.ts';
import { dashboardText } from '#web/strings/dashboard-text.ts';
import { BlankCopyArt } from '#web/ui/art/blank-copy-art.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PenUnderline } from '#web/ui/pen/pen-underline.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ParentNotice } from './parent-notice.tsx';

const { next, last } = dashboardText;

/** The next thing to do first, then the last copy, then the state of the account. */
export function DashboardScreen() {
  const { me } = useMember();
  const exams = useQuery({ queryKey: EXAMS_KEY, queryFn: listExams });
  const latest = exams.data?.[0];

  return (
    <div className="flex flex-col gap-8">
      <ScreenTitle tab={dashboardText.tab}>
        {dashboardText.hello('')}
        <PenUnderline>{me.user.email.split('@')[0] || dashboardText.fallbackName}</PenUnderline>
      </ScreenTitle>
      {me.profile.parentConfirmed === false && <ParentNotice />}
      <section className="sheet with-margin relative isolate grid items-center gap-x-6 overflow-hidden py-8 pr-6 pl-12 [--margin-at:1.75rem] sm:grid-cols-[1fr_13rem] sm:pl-20 sm:[--margin-at:3.5rem]">
        <div className="ruled mask-l-from-40% mask-l-to-90% absolute inset-0 -z-10 hidden sm:block" />
        <div>
          <h2 className="text-2xl sm:text-3xl">{next.title}</h2>
          <p className="mt-2 mb-5 max-w-prose text-ink-soft">{next.text}</p>
          <ButtonLink to="/correction" size="large">
            {next.action}
          </ButtonLink>
        </div>
        <BlankCopyArt className="hidden sm:block" />
      </section>
      {latest && (
        <section>
          <div className="mb-3 flex items-baseline justify-between">
            <h2 className="text-xl">{last.title}</h2>
            <TextLink to="/history">{last.all}</TextLink>
          </div>
          <ExamCard exam={latest} />
        </section>
      )}
      <SecurityBoundary>
        <SecurityPanel me={me} />
      </SecurityBoundary>
    </div>
  );
}
