import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useParams } from 'wouter';
import { getResult, resultKey } from '#web/api/exams.ts';
import { isProblem } from '#web/api/problem.ts';
import { examText } from '#web/strings/exam-text.ts';
import { formatDay, formatGrade } from '#web/strings/format.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { PaperPlaneArt } from '#web/ui/art/paper-plane-art.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageWait } from '#web/ui/page-wait.tsx';
import { PenCircle } from '#web/ui/pen/pen-circle.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';

const { result: text } = examText;

/** What was found in a copy. Nothing here is a grade until a marker has given one. */
export function ResultScreen() {
  const { id = '' } = useParams();
  const result = useQuery({ queryKey: resultKey(id), queryFn: () => getResult(id) });

  if (result.isPending) return <PageWait>{uiText.loading}</PageWait>;
  if (result.isError) {
    const isMissing = isProblem(result.error, 404);
    return (
      <EmptyState
        whole
        art={<PaperPlaneArt />}
        title={isMissing ? text.notFound : text.failed}
        action={<ButtonLink to="/dashboard">{text.back}</ButtonLink>}
      />
    );
  }

  const { subject, level, examType, grade, maxGrade, feedback, createdAt, modelUsed } = result.data;
  return (
    <div className="flex flex-col gap-6">
      <ButtonLink to="/dashboard" look="quiet" size="small" className="-ml-3 self-start">
        <ChevronLeft aria-hidden="true" className="size-4" />
        {text.back}
      </ButtonLink>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <ScreenTitle tab={text.tab}>{text.title(subject, level)}</ScreenTitle>
          <p className="mt-1 text-ink-soft">{examText.types[examType]}</p>
        </div>
        {grade !== null && (
          <PenCircle className="px-8 py-5">
            <span className="font-pen text-5xl leading-none">{formatGrade(grade, maxGrade)}</span>
          </PenCircle>
        )}
      </div>
      {grade === null && <Notice title={text.ungraded}>{text.ungradedText}</Notice>}
      {feedback && (
        <Card title={text.comment}>
          <p className="max-w-prose">{feedback}</p>
        </Card>
      )}
      <section>
        <h2 className="mb-3 text-xl">{text.text}</h2>
        <div className="ruled with-margin rounded-sheet border border-line py-8 pr-6 pl-16 shadow-sheet [--margin-at:2.5rem] [--ruling-at:-7px] sm:pl-28 sm:[--margin-at:5rem]">
          <p className="max-w-prose whitespace-pre-wrap break-words leading-8">
            {result.data.text}
          </p>
        </div>
      </section>
      <p className="text-[0.9375rem] text-ink-faint">
        {text.footer(formatDay(createdAt), modelUsed)}
      </p>
    </div>
  );
}
