import { Clock, ListChecks, PencilLine, Timer } from 'lucide-react';
import type { TemplateCard } from '#contract/mock-exam.ts';
import type { Mode } from '#domain/mock-exam/attempt.ts';
import { examText } from '#web/strings/exam-text.ts';
import { mockExamText as text } from '#web/strings/mock-exam-text.ts';
import { typeset } from '#web/strings/typeset.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

const TONES: Record<TemplateCard['difficulty'], Tone> = {
  easy: 'green',
  standard: 'blue',
  hard: 'red',
};

type Props = {
  paper: TemplateCard;
  /** Which of its buttons is at work. */
  busy: Mode | undefined;
  onStart: (mode: Mode) => void;
};

/** A paper to choose, as the cover sheet of an exam. */
export function PaperCard({ paper, busy, onStart }: Props) {
  return (
    <article className="sheet flex flex-col overflow-hidden">
      <div className="with-margin flex flex-1 flex-col gap-3 py-5 pr-5 pl-10 [--margin-at:1.5rem]">
        <p className="flex flex-wrap items-center gap-2">
          <Badge>{examText.subjects[paper.subject]}</Badge>
          <Badge>{examText.levels[paper.level]}</Badge>
          <Badge tone={TONES[paper.difficulty]}>{text.difficulties[paper.difficulty]}</Badge>
        </p>
        <h2 className="text-xl">{typeset(paper.title)}</h2>
        <p className="text-ink-soft">{typeset(paper.description)}</p>
        <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 text-[0.9375rem] text-ink-soft [&>span]:inline-flex [&>span]:items-center [&>span]:gap-1.5">
          <span>
            <Clock aria-hidden="true" className="size-4" />
            {text.duration(paper.time_limit_minutes)}
          </span>
          <span>
            <ListChecks aria-hidden="true" className="size-4" />
            {text.questions(paper.question_count)}
          </span>
          <span>{text.year(paper.year)}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 border-line border-t px-5 py-4">
        <Button
          size="small"
          busy={busy === 'timed' && text.start.busy}
          onClick={() => onStart('timed')}
        >
          <Timer aria-hidden="true" className="size-4" />
          {text.modes.timed}
        </Button>
        <Button
          size="small"
          look="secondary"
          busy={busy === 'practice' && text.start.busy}
          onClick={() => onStart('practice')}
        >
          <PencilLine aria-hidden="true" className="size-4" />
          {text.modes.practice}
        </Button>
      </div>
    </article>
  );
}
