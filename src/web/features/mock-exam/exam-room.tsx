import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { AttemptView, TemplateView } from '#contract/mock-exam.ts';
import { isAnswered, textOf } from '#domain/mock-exam/answers.ts';
import { GRACE_MS } from '#domain/mock-exam/attempt.ts';
import { ME_KEY } from '#web/api/me.ts';
import { attemptKey, submitAttempt, submitPages } from '#web/api/mock-exams.ts';
import { isProblem } from '#web/api/problem.ts';
import { mockExamText } from '#web/strings/mock-exam-text.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { notify } from '#web/ui/toast/notify.ts';
import { AnswerField } from './answer-field.tsx';
import { downloadAnswers } from './download-answers.ts';
import { FinishDialog } from './finish-dialog.tsx';
import { PagesDialog } from './pages-dialog.tsx';
import { QuestionNav } from './question-nav.tsx';
import { RoomHeader } from './room-header.tsx';
import { createServerClock } from './server-clock.ts';
import { StatementPane } from './statement-pane.tsx';
import { useAnswers } from './use-answers.ts';
import { useCountdown } from './use-countdown.ts';
import { useHandIn } from './use-hand-in.ts';
import { useHoldSession } from './use-hold-session.ts';

const { room, saving } = mockExamText;
const LATE_MS = 60_000;

type Props = { attempt: AttemptView; template: TemplateView };

/** Where the paper is sat: the subject beside the copy, the clock above both. */
export function ExamRoom({ attempt, template }: Props) {
  const { id } = attempt;
  const { questions } = template;
  const [clock] = useState(() => createServerClock(attempt.serverNow));
  const client = useQueryClient();
  const copy = useAnswers(attempt, clock, (problem) => {
    const queryKey = isProblem(problem, 401) ? ME_KEY : attemptKey(id);
    void client.invalidateQueries({ queryKey });
  });
  const [at, setAt] = useState(0);
  const [pane, setPane] = useState<'subject' | 'copy'>('subject');
  const [asking, setAsking] = useState<'finish' | 'pages'>();
  const close = useCallback(() => setAsking(undefined), []);
  const { busy, handIn } = useHandIn(id, () => {
    const end = attempt.endsAt && Date.parse(attempt.endsAt) + GRACE_MS;
    const isLate = Boolean(end && clock.now() > end && copy.hasUnsent());
    copy.leave({ keep: isLate });
    if (!isLate) return;
    const download = () => downloadAnswers(template, copy.answers);
    const action = { label: saving.download, onClick: download };
    notify.warning(room.late, { description: room.lateText, duration: LATE_MS, action });
  });
  const submit = (insist = false) =>
    handIn(() => copy.whileHeld((answers) => submitAttempt(id, answers)), insist);
  const seconds = useCountdown(attempt.endsAt, clock, () => {
    close();
    notify.warning(room.timeUp, { description: room.timeUpText, duration: 10_000 });
    void submit(true);
  });
  useHoldSession();

  const question = questions[at]!;
  const done = questions.filter((one) => isAnswered(textOf(copy.answers, one.id))).length;
  const isOver = seconds === 0;
  return (
    <div className="flex min-h-dvh flex-col">
      <RoomHeader
        {...{ template, seconds, done, copy }}
        busy={busy}
        onFinish={() => setAsking('finish')}
      />
      <main className="mx-auto w-full max-w-[96rem] flex-1 px-4 py-5 sm:px-6">
        <fieldset aria-label={room.panes} className="mb-4 grid grid-cols-2 gap-1 lg:hidden">
          {(['subject', 'copy'] as const).map((which) => (
            <Button
              key={which}
              size="small"
              look={pane === which ? 'primary' : 'secondary'}
              aria-pressed={pane === which}
              onClick={() => setPane(which)}
            >
              {room[which]}
            </Button>
          ))}
        </fieldset>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div
            className={cx(
              'min-w-0 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto',
              pane === 'copy' && 'max-lg:hidden',
            )}
          >
            <StatementPane template={template} question={question} />
          </div>
          <div className={cx('flex min-w-0 flex-col gap-5', pane === 'subject' && 'max-lg:hidden')}>
            {questions.length > 1 && (
              <QuestionNav
                questions={questions}
                answers={copy.answers}
                current={question.id}
                onGo={(wanted) => setAt(questions.findIndex((one) => one.id === wanted))}
              />
            )}
            <fieldset disabled={busy || isOver} className="contents">
              <AnswerField
                key={question.id}
                question={question}
                value={textOf(copy.answers, question.id)}
                onChange={(text) => copy.write(question.id, text)}
              />
            </fieldset>
            {questions.length > 1 && (
              <div className="flex justify-between gap-3">
                <Button look="secondary" disabled={at === 0} onClick={() => setAt(at - 1)}>
                  {room.previous}
                </Button>
                <Button
                  look="secondary"
                  disabled={at === questions.length - 1}
                  onClick={() => setAt(at + 1)}
                >
                  {room.next}
                </Button>
              </div>
            )}
          </div>
        </div>
      </main>
      <FinishDialog
        open={asking === 'finish'}
        blank={questions.length - done}
        busy={busy}
        onClose={close}
        onSubmit={() => void submit()}
        onPages={() => setAsking('pages')}
      />
      <PagesDialog
        attemptId={id}
        open={asking === 'pages'}
        busy={busy}
        onClose={close}
        onSubmit={(ready, forget) =>
          void handIn(async () => {
            const files = await ready();
            const handedIn = await copy.whileHeld(() => submitPages(id, files));
            await forget();
            return handedIn;
          })
        }
      />
    </div>
  );
}
