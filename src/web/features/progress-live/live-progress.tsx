import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ExamView } from '#contract/exam.ts';
import type { TranscriptView } from '#contract/transcript.ts';
import { EXAMS_KEY } from '#web/api/exams.ts';
import { sendFixes } from '#web/api/transcript.ts';
import { RetryButton } from '#web/features/exam/retry-button.tsx';
import { examText } from '#web/strings/exam-text.ts';
import { formatGrade } from '#web/strings/format.ts';
import { liveText as text } from '#web/strings/live-text.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PenCircle } from '#web/ui/pen/pen-circle.tsx';
import { failureOf } from './failure-of.ts';
import { ReadingFacts } from './reading-facts.tsx';
import { StepList } from './step-list.tsx';
import { useCountUp } from './use-count-up.ts';
import { useLiveProgress } from './use-live-progress.ts';
import { WaitingLine } from './waiting-line.tsx';

/** A copy on its way, as it happens: its steps, what was read as soon as it is read, the grade last. */
export function LiveProgress({ exam }: { exam: ExamView }) {
  const { steps, transcript } = useLiveProgress(exam);
  const { status, result, awaitsCheck } = exam;
  const isMoving = (status === 'pending' || status === 'processing') && !awaitsCheck;
  const hasMoved = useRef(false);
  if (isMoving) hasMoved.current = true;

  return (
    <section aria-label={text.title} className="sheet flex flex-col gap-5 p-5 sm:p-7">
      <header>
        <h2 className="text-2xl">{examText.result.title(exam.subject, exam.level)}</h2>
        {isMoving && <WaitingLine since={exam.createdAt} />}
      </header>
      {status === 'failed' ? (
        <Failed exam={exam} wasRead={transcript !== undefined} />
      ) : (
        <div className="grid gap-6 md:grid-cols-[17rem_minmax(0,1fr)]">
          <div className="flex flex-col gap-5">
            <StepList steps={steps} />
            {result && <Grade exam={exam} isFresh={hasMoved.current} />}
          </div>
          {transcript && (
            <div className="flex min-w-0 flex-col gap-4">
              {awaitsCheck && <ToCheck exam={exam} transcript={transcript} />}
              <ReadText text={transcript.text} />
              <ReadingFacts transcript={transcript} />
            </div>
          )}
        </div>
      )}
    </section>
  );
}

function Grade({ exam: { result }, isFresh }: { exam: ExamView; isFresh: boolean }) {
  const grade = useCountUp(result?.grade ?? 0, isFresh);
  if (!result) return null;
  return (
    <div className="rise-in flex flex-col items-start gap-4">
      {result.grade !== null && (
        <p>
          <span className="block font-semibold text-ink-soft">{text.grade}</span>
          <PenCircle className="mt-1 px-6 py-3">
            <span className="font-serif text-4xl tabular-nums">
              {formatGrade(grade, result.maxGrade)}
            </span>
          </PenCircle>
        </p>
      )}
      <ButtonLink to={`/results/${result.id}`}>{text.open}</ButtonLink>
    </div>
  );
}

function ToCheck({ exam, transcript }: { exam: ExamView; transcript: TranscriptView }) {
  const words = transcript.pages.flatMap(({ lines }) => lines.flatMap((line) => line.words));
  const doubtful = words.filter((word) => word.doubtful).length;
  const client = useQueryClient();
  const skip = useMutation({
    mutationFn: () => sendFixes(exam.id),
    onSettled: () => client.invalidateQueries({ queryKey: EXAMS_KEY }),
  });
  return (
    <Notice tone="info" title={doubtful > 0 ? text.check.title : text.check.asked} live>
      <p>{text.check.text(doubtful)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink to={`/correction/${exam.id}/texte`}>{text.check.action}</ButtonLink>
        <Button look="quiet" busy={skip.isPending && text.check.skip} onClick={() => skip.mutate()}>
          {text.check.skip}
        </Button>
      </div>
    </Notice>
  );
}

function Failed({ exam, wasRead }: { exam: ExamView; wasRead: boolean }) {
  const { title, advice } = failureOf(exam, wasRead);
  return (
    <div className="flex flex-col items-start gap-4">
      <Notice tone="problem" title={title} live className="w-full">
        <p>{advice}</p>
        <p>{examText.history.keptSafe}</p>
      </Notice>
      <div className="flex flex-wrap gap-3">
        <RetryButton examId={exam.id} />
        <ButtonLink to="/correction" look="secondary" size="small">
          {examText.history.another}
        </ButtonLink>
      </div>
    </div>
  );
}

const FOLDED = 700;

function ReadText({ text: read }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = read.length > FOLDED;
  return (
    <div>
      <h3 className="font-semibold text-ink-soft">{text.read}</h3>
      <div
        className={cx(
          'ruled with-margin mt-2 overflow-hidden whitespace-pre-line rounded-field border border-line py-2 pr-4 pl-10 leading-8 [--margin-at:1.75rem] [--square:2rem]',
          isLong && !isWhole && 'max-h-72 [mask-image:linear-gradient(black_70%,transparent)]',
        )}
      >
        {read}
      </div>
      {isLong && !isWhole && (
        <Button look="quiet" size="small" className="mt-1" onClick={() => setWhole(true)}>
          {text.whole}
        </Button>
      )}
    </div>
  );
}
