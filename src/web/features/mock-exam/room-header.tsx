import { ChevronLeft, Download } from 'lucide-react';
import type { TemplateView } from '#contract/mock-exam.ts';
import type { Answers } from '#domain/mock-exam/answers.ts';
import { examText } from '#web/strings/exam-text.ts';
import { mockExamText } from '#web/strings/mock-exam-text.ts';
import { typeset } from '#web/strings/typeset.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import type { SaveState } from './autosave.ts';
import { Countdown } from './countdown.tsx';
import { downloadAnswers } from './download-answers.ts';
import { SaveMark } from './save-mark.tsx';

const { room, saving, finish } = mockExamText;

type Props = {
  template: TemplateView;
  /** Undefined in practice. */
  seconds: number | undefined;
  done: number;
  copy: { answers: Answers; state: SaveState };
  busy: boolean;
  onFinish: () => void;
};

/** Always in sight: what is sat, how much is answered, whether it is safe, how long is left. */
export function RoomHeader({ template, seconds, done, copy, busy, onFinish }: Props) {
  const title = typeset(template.title);
  const questions = template.questions.length;
  return (
    <header className="sticky top-0 z-20 border-margin border-b-2 bg-paper/95 backdrop-blur">
      <div className="mx-auto flex max-w-[96rem] flex-wrap items-center gap-x-3 gap-y-2 px-4 sm:gap-x-5 py-2.5 sm:px-6">
        <div className="flex min-w-0 basis-full items-center gap-2 sm:flex-1 sm:basis-0 sm:gap-5">
          <ButtonLink to="/mock-exam" look="quiet" size="small" className="-ml-3">
            <ChevronLeft aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">{room.leave}</span>
          </ButtonLink>
          <div className="min-w-0">
            <ScreenTitle className="truncate text-lg sm:text-xl">{title}</ScreenTitle>
            <p className="text-[0.9375rem] text-ink-soft max-sm:hidden">
              {examText.subjects[template.subject]} · {room.answered(done, questions)}
            </p>
          </div>
        </div>
        <span aria-hidden="true" className="text-[0.9375rem] text-ink-soft tabular-nums sm:hidden">
          {done}/{questions}
        </span>
        <SaveMark state={copy.state} />
        {copy.state === 'offline' && (
          <Button
            look="secondary"
            size="small"
            onClick={() => downloadAnswers(template, copy.answers)}
          >
            <Download aria-hidden="true" className="size-4" />
            {saving.download}
          </Button>
        )}
        {seconds === undefined ? <Badge>{room.practice}</Badge> : <Countdown seconds={seconds} />}
        <Button
          size="small"
          className="max-sm:ml-auto"
          busy={busy && finish.busy}
          onClick={onFinish}
        >
          {room.finish}
        </Button>
      </div>
    </header>
  );
}
