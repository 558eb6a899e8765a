import { ChevronLeft } from 'lucide-react';
import { useLocation } from 'wouter';
import type { ResultView } from '#contract/exam.ts';
import { DeleteCopy } from '#web/features/exam/delete-copy.tsx';
import { CheckLink } from '#web/features/transcript/check-link.tsx';
import { examText } from '#web/strings/exam-text.ts';
import { formatDay } from '#web/strings/format.ts';
import { resultText } from '#web/strings/result-text.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AnnotatedCopy } from './annotated/annotated-copy.tsx';
import { ContestedResult } from './annotated/contest-remark.tsx';
import { AskedNotice } from './asked-notice.tsx';
import { BandCard } from './band-card.tsx';
import { CapsNotice } from './caps-notice.tsx';
import { CommentCard } from './comment-card.tsx';
import { ExtractsCard } from './extracts-card.tsx';
import { FirstWords } from './first-words.tsx';
import { GradeCard } from './grade-card.tsx';
import { MethodCard } from './method-card.tsx';
import { ProUpsell } from './pro-upsell.tsx';
import { QuestionsCard } from './questions-card.tsx';
import { ReadingNotice } from './reading-notice.tsx';
import { ResultHead } from './result-head.tsx';
import { RetryCard } from './retry/retry-card.tsx';
import { SubScoresCard } from './sub-scores-card.tsx';
import { TipsCard } from './tips-card.tsx';
import { XpCard } from './xp-card.tsx';

const ENCOURAGE_UNDER = 0.4;

/** The copy as a pupil gets it back: the grade and its doubt, his words marked, and what to do next. */
export function ResultPage({ result }: { result: ResultView }) {
  const { grade, maxGrade, corrections, hiddenCorrections, isWhole } = result;
  const [, navigate] = useLocation();
  const isLow = grade !== null && grade / maxGrade < ENCOURAGE_UNDER;
  return (
    <div className="flex flex-col gap-6">
      <ButtonLink
        to="/dashboard"
        look="quiet"
        size="small"
        className="-ml-3 self-start print:hidden"
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
        {examText.result.back}
      </ButtonLink>
      <ResultHead result={result} />
      {isLow && <FirstWords result={result} />}
      {grade === null ? (
        <Notice title={examText.result.ungraded}>{examText.result.ungradedText}</Notice>
      ) : (
        <>
          <GradeCard grade={grade} maxGrade={maxGrade} interval={result.interval}>
            <CapsNotice caps={result.caps} />
            <AskedNotice notes={result.notes} />
          </GradeCard>
          <div className="@container">
            <div className="grid @xl:grid-cols-[3fr_2fr] gap-6">
              <BandCard band={result.band} />
              <XpCard grade={grade} maxGrade={maxGrade} given={result.xp} />
            </div>
          </div>
        </>
      )}
      <ReadingNotice reading={result.reading} />
      <CheckLink examId={result.examId} reading={result.reading} />
      <ContestedResult value={result.id}>
        <AnnotatedCopy result={result} />
      </ContestedResult>
      <TipsCard result={result} />
      <RetryCard resultId={result.id} />
      <SubScoresCard subScores={result.subScores} />
      <CommentCard comment={result.feedback} isWhole={isWhole} />
      <QuestionsCard corrections={corrections} />
      {!isWhole && <ProUpsell hidden={hiddenCorrections} />}
      <ExtractsCard result={result} />
      <MethodCard result={result} />
      <ButtonLink to="/correction" size="large" className="self-center print:hidden">
        {resultText.end.action}
      </ButtonLink>
      <div className="self-center">
        <DeleteCopy
          examId={result.examId}
          resultId={result.id}
          onGone={() => navigate('/history', { replace: true })}
        />
      </div>
      <p className="text-center text-[0.9375rem] text-ink-faint">
        {resultText.footer(formatDay(result.createdAt), result.modelUsed)}
      </p>
    </div>
  );
}
