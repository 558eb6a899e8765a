import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RevisionView } from '#contract/revision.ts';
import { getRevision, REVISION_KEY } from '#web/api/revision.ts';
import { revisionText as text } from '#web/strings/revision-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageWait } from '#web/ui/page-wait.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { CardSheet } from './card-sheet.tsx';
import { DoneSheet } from './done-sheet.tsx';
import { WeekPlan } from './week-plan.tsx';

/** The cards of the day, one at a time; then the plan of the days to come. */
export function RevisionScreen() {
  const { data, isError, refetch } = useQuery({
    queryKey: REVISION_KEY,
    queryFn: getRevision,
    // The deal of the day is played to its end: cards must not change under the pupil's pen.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (isError) {
    return (
      <Notice tone="problem" title={text.failed} live>
        <Button look="secondary" size="small" className="mt-2" onClick={() => refetch()}>
          {text.retry}
        </Button>
      </Notice>
    );
  }
  if (!data) return <PageWait>{text.loading}</PageWait>;
  return (
    <div className="flex flex-col gap-6">
      <header>
        <ScreenTitle>{text.title}</ScreenTitle>
        <p className="mt-1 text-ink-soft">{text.intro}</p>
      </header>
      <Session session={data} />
      <WeekPlan plan={data.plan} daysToBac={data.daysToBac} />
    </div>
  );
}

function Session({ session }: { session: RevisionView }) {
  const [at, setAt] = useState(0);
  const [score, setScore] = useState({ right: 0, xp: 0 });
  const { cards } = session;
  const card = cards[at];
  if (!card) {
    return (
      <DoneSheet
        right={score.right}
        all={at}
        xp={score.xp}
        streak={session.streak + (score.xp > 0 && !session.isActiveToday ? 1 : 0)}
        isPro={session.plan !== null}
      />
    );
  }
  const goOn = (isRight: boolean, xp: number) => {
    setScore({ right: score.right + (isRight ? 1 : 0), xp: score.xp + xp });
    setAt(at + 1);
  };
  return (
    <section className="flex flex-col gap-3">
      <p className="font-semibold text-[0.9375rem]">{text.progress(at, cards.length)}</p>
      <Progress label={text.progress(at, cards.length)} value={at} max={cards.length} />
      <CardSheet key={card.id} card={card} isLast={at + 1 === cards.length} onDone={goOn} />
    </section>
  );
}
