import { Download } from 'lucide-react';
import type { AttemptView, TemplateView } from '#contract/mock-exam.ts';
import { submitAttempt } from '#web/api/mock-exams.ts';
import { mockExamText } from '#web/strings/mock-exam-text.ts';
import { PaperPlaneArt } from '#web/ui/art/paper-plane-art.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { downloadAnswers } from './download-answers.ts';
import { useHandIn } from './use-hand-in.ts';

const { closed: text, failures, saving, duration } = mockExamText;
const nothing = () => {};

type Props = { attempt: AttemptView; template: TemplateView };

/** The copy has left the room: under correction, or kept until its correction is asked for. */
export function ClosedAttempt({ attempt, template }: Props) {
  const { id, isHandedIn, timeSpentSeconds, answers } = attempt;
  const { busy, handIn } = useHandIn(id, nothing);
  const minutes = Math.max(1, Math.round((timeSpentSeconds ?? 0) / 60));
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        whole
        art={<PaperPlaneArt />}
        title={isHandedIn ? text.title : text.waitingTitle}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {isHandedIn ? (
              <ButtonLink to={`/history?focus=${id}`}>{text.open}</ButtonLink>
            ) : (
              <Button
                busy={busy && text.busy}
                onClick={() => void handIn(() => submitAttempt(id, {}))}
              >
                {text.correct}
              </Button>
            )}
            <Button look="secondary" onClick={() => downloadAnswers(template, answers)}>
              <Download aria-hidden="true" className="size-4" />
              {saving.download}
            </Button>
            <ButtonLink to="/mock-exam" look="quiet">
              {failures.back}
            </ButtonLink>
          </div>
        }
      >
        <p className="font-medium">{template.title}</p>
        <p>{text.time(duration(minutes))}</p>
        <p>{isHandedIn ? text.correcting : text.waiting}</p>
      </EmptyState>
    </main>
  );
}
