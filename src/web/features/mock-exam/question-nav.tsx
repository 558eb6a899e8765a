import { Check } from 'lucide-react';
import type { TemplateView } from '#contract/mock-exam.ts';
import { type Answers, isAnswered, textOf } from '#domain/mock-exam/answers.ts';
import { mockExamText } from '#web/strings/mock-exam-text.ts';
import { cx } from '#web/ui/cx.ts';

const { room } = mockExamText;

type Props = {
  questions: TemplateView['questions'];
  answers: Answers;
  current: string;
  onGo: (question: string) => void;
};

/** Every question as a numbered tab, ticked once something is written. */
export function QuestionNav({ questions, answers, current, onGo }: Props) {
  return (
    <nav aria-label={room.nav}>
      <ol className="flex flex-wrap gap-1.5">
        {questions.map(({ id, title }) => {
          const answered = isAnswered(textOf(answers, id));
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={id === current ? 'step' : undefined}
                onClick={() => onGo(id)}
                className={cx(
                  'inline-flex min-h-10 min-w-10 items-center justify-center gap-1 rounded-field border px-2 font-medium text-[0.9375rem] tabular-nums',
                  id === current
                    ? 'border-blue bg-blue text-on-blue'
                    : answered
                      ? 'border-green bg-green-wash text-green'
                      : 'border-edge bg-sheet text-ink hover:border-ink',
                )}
              >
                {shortName(id, title)}
                <span className="sr-only">{room.navState(answered)}</span>
                {answered && <Check aria-hidden="true" className="size-3.5" />}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** « 1.2a » as it is; a question with a name of its own by that name. */
const shortName = (id: string, title: string) =>
  /^(?:[a-z0-9]+\.)?\d+[a-h]?$/.test(id) && title.startsWith('Question') ? id.toUpperCase() : title;
