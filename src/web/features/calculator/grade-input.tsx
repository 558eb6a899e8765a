import { useId } from 'react';
import { parseGrade } from '#domain/bac/parse-grade.ts';
import { calculatorText as text } from '#web/strings/calculator-text.ts';
import { cx } from '#web/ui/cx.ts';
import { CONTROL } from '#web/ui/field-frame.tsx';

type Props = { name: string; typed: string; onType: (typed: string) => void };

/** A grade, with comma or dot; what is out of range is said under it and does not count. */
export function GradeInput({ name, typed, onType }: Props) {
  const id = useId();
  const isWrong = !parseGrade(typed).ok;
  return (
    <div className="w-24 shrink-0 sm:w-28">
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={text.grade(name)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        placeholder={text.gradePlaceholder}
        value={typed}
        maxLength={8}
        onChange={(event) => onType(event.target.value)}
        className={cx(CONTROL, 'text-right tabular-nums')}
      />
      {isWrong && (
        <p id={id} role="alert" className="mt-1 font-medium text-red text-sm leading-snug">
          {text.gradeOutOfRange}
        </p>
      )}
    </div>
  );
}
