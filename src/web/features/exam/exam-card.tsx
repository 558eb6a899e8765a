import type { ExamView } from '#contract/exam.ts';
import { examText } from '#web/strings/exam-text.ts';
import { formatGrade, formatMoment } from '#web/strings/format.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { PenCircle } from '#web/ui/pen/pen-circle.tsx';
import { failureSentence } from './failure-sentence.ts';
import { StatusBadge } from './status-badge.tsx';

type Props = { exam: ExamView; focused?: boolean };

export function ExamCard({ exam, focused = false }: Props) {
  const { subject, level, examType, status, createdAt, result, failure } = exam;
  return (
    <article
      className={cx(
        'sheet flex flex-wrap items-center gap-x-6 gap-y-3 p-5',
        focused && 'border-blue outline-3 outline-blue outline-offset-2',
      )}
    >
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-xl">{examText.result.title(subject, level)}</h2>
        <p className="text-[0.9375rem] text-ink-soft">
          {examText.types[examType]} · {examText.history.sentOn(formatMoment(createdAt))}
        </p>
        {failure && (
          <p className="mt-1 text-[0.9375rem] text-red">
            {failureSentence(failure)} {examText.history.keptSafe}
          </p>
        )}
      </div>
      <StatusBadge status={status} />
      {result?.grade != null && (
        <PenCircle className="px-4 py-2">
          <span className="font-semibold text-xl">
            {formatGrade(result.grade, result.maxGrade)}
          </span>
        </PenCircle>
      )}
      {result && (
        <ButtonLink to={`/results/${result.id}`} look="secondary" size="small">
          {examText.history.open}
        </ButtonLink>
      )}
    </article>
  );
}
