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
      <section className="ruled with-margin grid items-center gap-x-6 overflow-hidden rounded-sheet border border-line py-6 pr-6 pl-16 shadow-sheet [--margin-at:2.5rem] sm:grid-cols-[1fr_13rem] sm:pl-24 sm:[--margin-at:4.5rem]">
        <div className="rounded-field bg-sheet p-1">
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
