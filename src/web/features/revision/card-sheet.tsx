import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CardView } from '#contract/revision.ts';
import { forgetProgress } from '#web/api/forget-progress.ts';
import { isProblem } from '#web/api/problem.ts';
import { answerCard, REVISION_KEY } from '#web/api/revision.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { revisionText as text } from '#web/strings/revision-text.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { FormCard } from './form-card.tsx';
import { ReworkCard } from './rework-card.tsx';
import { Verdict } from './verdict.tsx';

type Props = { card: CardView; isLast: boolean; onDone: (isRight: boolean, xp: number) => void };
type Given = { text?: string; rating?: 1 | 2 | 3 | 4 };

/** One card on ruled paper: the question, then the verdict and the way on. */
export function CardSheet({ card, isLast, onDone }: Props) {
  const client = useQueryClient();
  const [answerId] = useState(() => crypto.randomUUID());
  const answer = useMutation({
    mutationFn: (given: Given) => answerCard({ answerId, cardId: card.id, ...given }),
    onSuccess: () => forgetProgress(client),
    onError: (error) => {
      notify.error(uiText.errorTitle, { description: problemSentence(error) });
      // The day's cards were played in another tab: what is left of the deal is asked for.
      if (isProblem(error) && error.refusal) {
        void client.invalidateQueries({ queryKey: REVISION_KEY });
      }
    },
  });
  const judged = answer.data;
  const give = (given: Given) => answer.mutate(given);
  const state = { isBusy: answer.isPending, isJudged: judged !== undefined };
  return (
    <article className="sheet with-margin flex flex-col gap-5 py-6 pr-5 pl-6 [--margin-at:0.75rem] min-[16rem]:pl-12 min-[16rem]:[--margin-at:1.75rem] sm:py-8 sm:pr-8 sm:pl-20 sm:[--margin-at:3.5rem]">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{text[card.kind]}</h2>
        <Badge tone={card.isOwn ? 'blue' : 'neutral'}>{card.isOwn ? text.own : text.general}</Badge>
      </header>
      {'passage' in card ? (
        <ReworkCard card={card} {...state} onRate={(rating) => give({ rating })} />
      ) : (
        <FormCard card={card} {...state} onAnswer={(word) => give({ text: word })} />
      )}
      {judged && (
        <>
          <Verdict judged={judged} />
          <Button
            className="self-start"
            autoFocus
            onClick={() => onDone(judged.isRight, judged.xp)}
          >
            {isLast ? text.finish : text.next}
          </Button>
        </>
      )}
    </article>
  );
}
