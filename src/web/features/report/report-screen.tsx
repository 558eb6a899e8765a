import { useQuery } from '@tanstack/react-query';
import { FileDown, Printer } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import type { WeeklyReportView } from '#contract/share.ts';
import { addDays } from '#domain/progress/day.ts';
import { getWeeklyReport, REPORT_KEY } from '#web/api/share.ts';
import { BadgeMedal } from '#web/features/badges/badge-medal.tsx';
import { ErrorLine } from '#web/features/dashboard/errors-card.tsx';
import { SkillsCard } from '#web/features/dashboard/skills-card.tsx';
import { useMember } from '#web/features/session/use-member.ts';
import { badgeText } from '#web/strings/badge-text.ts';
import { examText } from '#web/strings/exam-text.ts';
import { formatDay, formatGrade, formatShortDay } from '#web/strings/format.ts';
import { reportText as text } from '#web/strings/report-text.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageWait } from '#web/ui/page-wait.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { ReportFacts } from './report-facts.tsx';
import { ReportMailCard } from './report-mail-card.tsx';

/** A week on one page; printed, it is the report on paper. */
export function ReportScreen() {
  const { isPro } = useMember();
  const monday = new URLSearchParams(useSearch()).get('semaine');
  const { data, isError } = useQuery({
    queryKey: [...REPORT_KEY, monday],
    queryFn: () => getWeeklyReport(monday),
  });
  if (isError) return <Notice tone="problem" title={text.failed} live />;
  if (!data) return <PageWait>{text.loading}</PageWait>;
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <ScreenTitle>{text.title}</ScreenTitle>
          <p className="mt-1 text-ink-soft">
            {text.period(formatDay(data.monday), formatDay(data.sunday))}
          </p>
        </div>
        {isPro ? (
          <a
            href={`/api/weekly-report.pdf?monday=${data.monday}`}
            download
            data-print="never"
            className={buttonLook({ look: 'secondary' })}
          >
            <FileDown aria-hidden="true" className="size-5" />
            {text.download}
          </a>
        ) : (
          <Button look="secondary" data-print="never" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-5" />
            {text.print}
          </Button>
        )}
      </header>
      <ReportFacts report={data} />
      <Week report={data} />
      <SkillsCard skills={data.skills} />
      <Paging monday={data.monday} />
      <ReportMailCard />
    </div>
  );
}

function Week({ report }: { report: WeeklyReportView }) {
  const { copies, errors, badges, streak } = report;
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <Card title={text.copies}>
        {copies.length === 0 && <p className="text-ink-soft">{text.noCopies}</p>}
        <ul>
          {copies.map(({ subject, grade, day }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a week that is over never changes
              key={index}
              className="flex justify-between gap-4 border-line border-b py-2 last:border-0"
            >
              <span>
                {examText.subjects[subject]}{' '}
                <span className="text-ink-faint text-sm">{formatShortDay(day)}</span>
              </span>
              <b>{formatGrade(grade)}</b>
            </li>
          ))}
        </ul>
        {streak > 0 && <p className="mt-3 text-[0.9375rem] text-ink-soft">{text.streak(streak)}</p>}
      </Card>
      <Card title={text.errors}>
        {errors.length === 0 && <p className="text-ink-soft">{text.noErrors}</p>}
        <ul>
          {errors.map((error) => (
            <ErrorLine key={`${error.kind}-${error.category}`} error={error} />
          ))}
        </ul>
        {badges.length > 0 && (
          <>
            <h3 className="mt-5 mb-2 text-base">{text.badges}</h3>
            <ul className="flex flex-wrap gap-4">
              {badges.map((code) => (
                <li key={code} className="flex items-center gap-2 text-[0.9375rem]">
                  <BadgeMedal code={code} className="size-10" />
                  {badgeText.badges[code].name}
                </li>
              ))}
            </ul>
          </>
        )}
      </Card>
    </div>
  );
}

function Paging({ monday }: { monday: string }) {
  const [, navigate] = useLocation();
  const go = (weeks: number) => navigate(`/bilan?semaine=${addDays(monday, 7 * weeks)}`);
  const isNow = addDays(monday, 7) > new Date().toISOString().slice(0, 10);
  return (
    <nav data-print="never" className="flex flex-wrap justify-between gap-3">
      <Button look="quiet" onClick={() => go(-1)}>
        ← {text.previous}
      </Button>
      {!isNow && (
        <Button look="quiet" onClick={() => go(1)}>
          {text.next} →
        </Button>
      )}
    </nav>
  );
}
