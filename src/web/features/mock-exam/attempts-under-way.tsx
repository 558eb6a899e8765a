import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AttemptCard, TemplateCard } from '#contract/mock-exam.ts';
import { secondsLeft } from '#domain/mock-exam/countdown.ts';
import { ATTEMPTS_KEY, giveUpAttempt } from '#web/api/mock-exams.ts';
import { mockExamText } from '#web/strings/mock-exam-text.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { GiveUpDialog } from './give-up-dialog.tsx';

const { underWay: text, duration } = mockExamText;

type Props = { attempts: readonly AttemptCard[]; papers: readonly TemplateCard[] };

/** What was begun and not corrected yet: to go on with, or to let go. */
export function AttemptsUnderWay({ attempts, papers }: Props) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<string>();
  const giveUp = useMutation({
    mutationFn: giveUpAttempt,
    onError: (error) => notify.error(uiText.errorTitle, { description: problemSentence(error) }),
    onSettled: () => {
      setAsked(undefined);
      return client.invalidateQueries({ queryKey: ATTEMPTS_KEY });
    },
  });
  const titleOf = ({ templateId }: AttemptCard) =>
    papers.find(({ id }) => id === templateId)?.title ?? '';
  const open = attempts.filter(({ isHandedIn }) => !isHandedIn);
  if (open.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-xl">{text.title}</h2>
      <ul className="flex flex-col gap-3">
        {open.map((attempt) => (
          <li
            key={attempt.id}
            className="sheet flex flex-wrap items-center gap-x-5 gap-y-3 border-l-4 border-l-blue px-5 py-4"
          >
            <div className="min-w-48 flex-1">
              <p className="font-semibold">{titleOf(attempt)}</p>
              <p className="text-[0.9375rem] text-ink-soft">{stateOf(attempt)}</p>
            </div>
            <ButtonLink
              to={`/mock-exam/${attempt.id}`}
              size="small"
              aria-label={uiText.named(goOn(attempt), titleOf(attempt))}
            >
              {goOn(attempt)}
            </ButtonLink>
            <Button
              look="quiet"
              size="small"
              aria-label={uiText.named(text.giveUp, titleOf(attempt))}
              onClick={() => setAsked(attempt.id)}
            >
              {text.giveUp}
            </Button>
          </li>
        ))}
      </ul>
      <GiveUpDialog
        open={asked !== undefined}
        busy={giveUp.isPending}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && giveUp.mutate(asked)}
      />
    </section>
  );
}

const goOn = ({ submittedAt }: AttemptCard) => (submittedAt ? text.open : text.resume);

function stateOf({ submittedAt, endsAt, serverNow }: AttemptCard): string {
  if (submittedAt) return text.waiting;
  if (endsAt === null) return text.practice;
  const seconds = secondsLeft(Date.parse(endsAt), Date.parse(serverNow));
  return seconds === 0 ? text.over : text.left(duration(Math.max(1, Math.round(seconds / 60))));
}
