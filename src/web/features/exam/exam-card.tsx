import type { ExamView } from '#contract/exam.ts';
import { failureOf } from '#web/features/progress-live/failure-of.ts';
import { deleteCopyText } from '#web/strings/delete-copy-text.ts';
import { examText } from '#web/strings/exam-text.ts';
import { formatGrade, formatMoment } from '#web/strings/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { PenCircle } from '#web/ui/pen/pen-circle.tsx';
import { DeleteCopy } from './delete-copy.tsx';
import { RetryButton } from './retry-button.tsx';
import { StatusBadge } from './status-badge.tsx';

type Props = { exam: ExamView; focused?: boolean };

const { history: text } = examText;

export function ExamCard({ exam, focused = false }: Props) {
  const { id, subject, level, examType, status, createdAt, result, failure, awaitsCheck } = exam;
  const isSettled = status === 'completed' || status === 'failed';
  return (
    <article
      className={cx(
        'sheet flex flex-wrap items-center gap-x-4 gap-y-3 p-5 sm:gap-x-6',
        focused && 'border-blue outline-3 outline-blue outline-offset-2',
      )}
    >
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-xl">{examText.result.title(subject, level)}</h2>
        <p className="text-[0.9375rem] text-ink-soft">
          {examText.types[examType]} · {text.sentOn(formatMoment(createdAt))}
        </p>
        {failure && <Failure exam={exam} />}
      </div>
      {awaitsCheck ? <Badge tone="amber">{text.toCheck}</Badge> : <StatusBadge status={status} />}
      {result?.grade != null && (
        <PenCircle className="min-w-26 px-4 py-2 text-center">
          <span className="font-semibold text-xl">
            {formatGrade(result.grade, result.maxGrade)}
          </span>
        </PenCircle>
      )}
      {result && (
        <ButtonLink to={`/results/${result.id}`} look="secondary" size="small">
          {text.open}
        </ButtonLink>
      )}
      {awaitsCheck && (
        <ButtonLink to={`/correction/${id}/texte`} size="small">
          {text.check}
        </ButtonLink>
      )}
      {status === 'failed' && <RetryButton examId={id} />}
      {(isSettled || awaitsCheck) && (
        <DeleteCopy
          examId={id}
          resultId={result?.id}
          label={deleteCopyText.openNamed(
            examText.result.title(subject, level),
            formatMoment(createdAt),
          )}
          onGone={focusTitle}
        />
      )}
    </article>
  );
}

/** The card goes with its buttons: whoever works by keyboard goes on from the top of the list. */
const focusTitle = () => document.querySelector('h1')?.focus({ preventScroll: true });

function Failure({ exam }: { exam: ExamView }) {
  const { title, advice } = failureOf(exam, true);
  return (
    <p className="mt-1 text-[0.9375rem]">
      <span className="font-semibold text-red">{title}.</span> {advice} {text.keptSafe}
    </p>
  );
}
