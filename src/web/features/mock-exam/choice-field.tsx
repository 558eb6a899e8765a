import { useId } from 'react';
import type { TemplateView } from '#contract/mock-exam.ts';
import { mockExamText } from '#web/strings/mock-exam-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Formula } from './maths/formula.tsx';
import { mathsSegments } from './maths/maths-segments.ts';

const { room } = mockExamText;

type Question = TemplateView['questions'][number];
type Props = { question: Question; value: string; onChange: (value: string) => void };

/** A multiple choice: one answer, which can be taken back. */
export function ChoiceField({ question, value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{room.choose}</legend>
      <div className="flex flex-col gap-2">
        {(question.choices ?? []).map((choice, at) => {
          const letter = String.fromCharCode(65 + at);
          return (
            <label
              key={letter}
              className="flex min-h-13 cursor-pointer items-center gap-4 rounded-field border border-edge bg-sheet px-4 text-lg hover:border-ink has-checked:border-blue has-checked:bg-blue-wash has-focus-visible:outline-3 has-focus-visible:outline-blue has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name={name}
                value={letter}
                checked={value === letter}
                onChange={() => onChange(letter)}
                className="size-5 accent-[var(--blue)]"
              />
              <span className="font-semibold text-ink-soft">{letter}</span>
              <span>
                {mathsSegments(choice).map(({ kind, content }) =>
                  kind === 'maths' ? <Formula key={content}>{content}</Formula> : content,
                )}
              </span>
            </label>
          );
        })}
      </div>
      {value !== '' && (
        <Button look="quiet" size="small" className="mt-2" onClick={() => onChange('')}>
          {room.erase}
        </Button>
      )}
    </fieldset>
  );
}
