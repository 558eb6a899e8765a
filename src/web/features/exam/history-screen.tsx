import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { ExamView } from '#contract/exam.ts';
import type { Subject } from '#domain/exam/exam.ts';
import { LiveProgress } from '#web/features/progress-live/live-progress.tsx';
import { examText } from '#web/strings/exam-text.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { BlankCopyArt } from '#web/ui/art/blank-copy-art.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ExamCard } from './exam-card.tsx';
import { ExamFilter } from './exam-filter.tsx';
import { findExams } from './find-exams.ts';
import { subjectTrends } from './subject-trends.ts';
import { TrendStrip } from './trend-strip.tsx';
import { useExams } from './use-exams.ts';
import { WaitingCopies } from './waiting-copies.tsx';

const { history } = examText;
/** Below this a list is seen whole: looking for something in it is no work. */
const MANY = 4;
const EVERYTHING = { words: '', subject: '' as Subject | '' };

export function HistoryScreen() {
  const [params] = useSearchParams();
  const focus = params.get('focus');
  const exams = useExams();

  return (
    <div className="flex flex-col gap-6">
      <ScreenTitle>{history.title}</ScreenTitle>
      <WaitingCopies />
      {exams.isPending && (
        <div role="status">
          <span className="sr-only">{uiText.loading}</span>
          <Skeleton lines={6} />
        </div>
      )}
      {exams.isError && (
        <Notice tone="problem" title={history.failed} live>
          <p>{problemSentence(exams.error)}</p>
          <Button look="secondary" size="small" className="mt-2" onClick={() => exams.refetch()}>
            {uiText.retry}
          </Button>
        </Notice>
      )}
      {exams.data?.length === 0 && (
        <EmptyState
          art={<BlankCopyArt />}
          title={history.empty.title}
          action={<ButtonLink to="/correction">{history.empty.action}</ButtonLink>}
        >
          {history.empty.text}
        </EmptyState>
      )}
      {exams.data && exams.data.length > 0 && <Copies exams={exams.data} focus={focus} />}
    </div>
  );
}

function Copies({ exams, focus }: { exams: ExamView[]; focus: string | null }) {
  const [wanted, setWanted] = useState(EVERYTHING);
  const trends = useMemo(() => subjectTrends(exams), [exams]);
  const found = useMemo(() => findExams(exams, wanted), [exams, wanted]);
  const followed = useFollowed(exams.find(({ id }) => id === focus));
  return (
    <>
      {followed && <LiveProgress exam={followed} />}
      <TrendStrip trends={trends} />
      {exams.length >= MANY && (
        <ExamFilter exams={exams} found={found.length} wanted={wanted} onChange={setWanted} />
      )}
      {found.length === 0 && (
        <EmptyState
          art={<BlankCopyArt />}
          title={history.none.title}
          action={
            <Button look="secondary" onClick={() => setWanted(EVERYTHING)}>
              {history.none.action}
            </Button>
          }
        >
          {history.none.text}
        </EmptyState>
      )}
      <ul className="flex flex-col gap-4">
        {found
          .filter(({ id }) => id !== followed?.id)
          .map((exam) => (
            <li key={exam.id} ref={exam.id === focus ? scrolledTo : undefined}>
              <ExamCard exam={exam} focused={exam.id === focus} />
            </li>
          ))}
      </ul>
    </>
  );
}

const scrolledTo = (card: HTMLLIElement | null) => card?.scrollIntoView?.({ block: 'center' });

/** The copy the address names, once it was seen on its way: it is then followed to its end, and after. */
function useFollowed(exam: ExamView | undefined): ExamView | undefined {
  const seen = useRef<string>(undefined);
  const isUnderWay = exam && exam.status !== 'completed';
  if (isUnderWay) seen.current = exam.id;
  return exam && seen.current === exam.id ? exam : undefined;
}
