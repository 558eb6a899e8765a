import { Download } from 'lucide-react';
import type { AttemptView, TemplateView } from '#contract/mock-exam.ts';
import { mergeAnswers } from '#domain/mock-exam/answers.ts';
import { submitAttempt } from '#web/api/mock-exams.ts';
import { useMember } from '#web/features/session/use-member.ts';
import { mockExamText } from '#web/strings/mock-exam-text.ts';
import { PaperPlaneArt } from '#web/ui/art/paper-plane-art.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { readKept } from './autosave.ts';
import { downloadAnswers } from './download-answers.ts';
import { keptKey } from './use-answers.ts';
import { useHandIn } from './use-hand-in.ts';

const { closed: text, failures, saving, duration } = mockExamText;
const nothing = () => {};

type Props = { attempt: AttemptView; template: TemplateView };

/** The copy has left the room: under correction, or kept until its correction is asked for. */
export function ClosedAttempt({ attempt, template }: Props) {
  const { id, isHandedIn, timeSpentSeconds, answers } = attempt;
  const { busy, handIn } = useHandIn(id, nothing);
  const { me, isPro } = useMember();
  const mayAsk = isPro || me.profile.dailyCorrectionsUsed === 0;
  // What was written without a network until the bell is still here, and nowhere else.
  const all = mergeAnswers(answers, readKept({ storage: localStorage, key: keptKey(id) }));
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
            <Button look="secondary" onClick={() => downloadAnswers(template, all)}>
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
        <p>{isHandedIn ? text.correcting : mayAsk ? text.ready : text.waiting}</p>
      </EmptyState>
    </main>
  );
}
