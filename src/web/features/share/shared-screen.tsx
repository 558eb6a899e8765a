import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SharedView } from '#contract/share.ts';
import { isProblem } from '#web/api/problem.ts';
import { openShareLink } from '#web/api/share.ts';
import { DayCalendar } from '#web/features/dashboard/charts/day-calendar.tsx';
import { SkillsCard } from '#web/features/dashboard/skills-card.tsx';
import { examText } from '#web/strings/exam-text.ts';
import { count, formatDay } from '#web/strings/format.ts';
import { levelTitles } from '#web/strings/progress-text.ts';
import { shareText } from '#web/strings/share-text.ts';
import { EnvelopeArt } from '#web/ui/art/envelope-art.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageWait } from '#web/ui/page-wait.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { SharedGrades } from './shared-grades.tsx';

const { view: text } = shareText;

/** What a parent sees. No account, nothing to click, and only what the pupil chose. */
export function SharedScreen() {
  const token = window.location.hash.slice(1);
  const { data, error } = useQuery({
    queryKey: ['shared', token],
    queryFn: () => openShareLink(token),
    refetchOnWindowFocus: false,
  });
  if (error) {
    const { title, text: sentence } = isProblem(error, 410) ? text.expired : text.unknown;
    return (
      <EmptyState art={<EnvelopeArt />} title={title} whole>
        {sentence}
      </EmptyState>
    );
  }
  if (!data) return <PageWait>{text.loading}</PageWait>;
  return <SharedPage shared={data} />;
}

function SharedPage({ shared }: { shared: SharedView }) {
  const { name, expiresAt, progress, grades, skills, copies } = shared;
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8">
      <header>
        <ScreenTitle tab={text.tab}>{text.title(name)}</ScreenTitle>
        <p className="mt-2 text-ink-soft">{text.intro(formatDay(expiresAt))}</p>
      </header>
      {progress && (
        <>
          <dl className="grid gap-4 sm:grid-cols-3">
            <Fact
              name={text.level}
              value={String(progress.level.level)}
              note={levelTitles[progress.level.title]}
            />
            <Fact name={text.streak} value={count(progress.streak.current, 'jour')} />
            <Fact
              name={text.copies}
              value={String(progress.copies)}
              note={text.week(progress.copiesThisWeek)}
            />
          </dl>
          <Card title={text.days}>
            <DayCalendar today={progress.today} days={progress.days} frozenDays={[]} />
          </Card>
        </>
      )}
      {grades && <SharedGrades grades={grades} />}
      {skills && <SharedSkills skills={skills} />}
      {copies && (
        <Card title={text.texts}>
          {copies.length === 0 && <p className="text-ink-soft">{text.none}</p>}
          {copies.map(({ subject, day, text: copy }) => (
            <details
              key={day + copy.slice(0, 20)}
              className="border-line border-b py-2 last:border-0"
            >
              <summary className="py-1 font-semibold">
                {examText.subjects[subject]}, {formatDay(day)}
              </summary>
              <p className="mt-2 whitespace-pre-line font-hand text-[0.9375rem] leading-[2]">
                {copy}
              </p>
            </details>
          ))}
        </Card>
      )}
    </div>
  );
}

/** A pupil without copies is shown an example on their dashboard; a parent would take it for theirs. */
function SharedSkills({ skills }: { skills: NonNullable<SharedView['skills']> }) {
  if (skills.length > 0) return <SkillsCard skills={skills} words={text.skills} />;
  return (
    <Card title={text.skills.title}>
      <p className="text-ink-soft">{text.none}</p>
    </Card>
  );
}

function Fact({ name, value, note }: { name: string; value: string; note?: ReactNode }) {
  return (
    <div className="sheet px-5 py-4">
      <dt className="text-[0.9375rem] text-ink-soft">{name}</dt>
      <dd className="font-serif text-2xl">{value}</dd>
      {note && <dd className="text-ink-faint text-sm">{note}</dd>}
    </div>
  );
}
