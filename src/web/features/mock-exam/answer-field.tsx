import { useRef } from 'react';
import type { TemplateView } from '#contract/mock-exam.ts';
import { countWords, MAX_ANSWER_LENGTH } from '#domain/mock-exam/answers.ts';
import { mockExamText } from '#web/strings/mock-exam-text.ts';
import { cx } from '#web/ui/cx.ts';
import { CONTROL } from '#web/ui/field-frame.tsx';
import { ChoiceField } from './choice-field.tsx';
import { MathsPreview } from './maths/maths-preview.tsx';
import { MathsToolbar } from './maths/maths-toolbar.tsx';
import { replaceCommands } from './maths/replace-commands.ts';

const { room, maths } = mockExamText;

type Question = TemplateView['questions'][number];
type Props = { question: Question; value: string; onChange: (value: string) => void };

/** Where the answer is written, in the way its question asks for. */
export function AnswerField({ question, value, onChange }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  if (question.input === 'choice') return <ChoiceField {...{ question, value, onChange }} />;
  const isMaths = question.input === 'maths';
  return (
    <div className="flex flex-col gap-3">
      {isMaths && <MathsToolbar field={field} value={value} onChange={onChange} />}
      <textarea
        ref={field}
        aria-label={room.answer(question.title)}
        placeholder={room.answerPlaceholder}
        value={value}
        maxLength={MAX_ANSWER_LENGTH}
        spellCheck={!isMaths}
        onChange={({ target }) => onChange(isMaths ? replaceCommands(target.value) : target.value)}
        className={cx(
          CONTROL,
          'resize-y text-lg leading-8',
          isMaths ? 'min-h-48' : 'min-h-[55dvh] lg:min-h-[calc(100dvh-11rem)]',
        )}
      />
      <p className="text-right text-[0.9375rem] text-ink-soft tabular-nums">
        {room.words(countWords(value))}
      </p>
      {isMaths && (
        <>
          <MathsPreview typed={value} />
          <p className="text-[0.9375rem] text-ink-soft">{maths.help}</p>
        </>
      )}
    </div>
  );
}
