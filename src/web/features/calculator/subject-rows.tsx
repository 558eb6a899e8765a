import type { BacLine } from '#domain/bac/bac-session.ts';
import type { Estimate } from '#domain/bac/estimates.ts';
import { calculatorText as text } from '#web/strings/calculator-text.ts';
import { examText } from '#web/strings/exam-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { GradeInput } from './grade-input.tsx';

const HEAVY_FROM = 16;

type Props = {
  lines: readonly BacLine[];
  typed: Readonly<Record<string, string>>;
  /** Lines whose grade was taken from the pupil's copies. */
  estimates: Readonly<Record<string, Estimate>>;
  onType: (id: string, typed: string) => void;
};

export function SubjectRows({ lines, typed, estimates, onType }: Props) {
  return (
    <ul className="divide-y divide-line">
      {lines.map(({ id, name, coefficient, hint }) => {
        const estimate = estimates[id];
        return (
          <li key={id} className="flex items-start justify-between gap-4 py-3">
            <div className="min-w-0 pt-1">
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold leading-snug">
                {name}
                <span className="font-normal text-[0.9375rem] text-ink-soft tabular-nums">
                  {text.coefficient(coefficient)}
                </span>
                {coefficient >= HEAVY_FROM && <Badge tone="blue">{text.heavy}</Badge>}
              </p>
              <p className="text-[0.9375rem] text-ink-soft leading-snug">
                {estimate
                  ? text.prefill.from(examText.subjects[estimate.subject], estimate.copies)
                  : hint}
              </p>
            </div>
            <GradeInput name={name} typed={typed[id] ?? ''} onType={(next) => onType(id, next)} />
          </li>
        );
      })}
    </ul>
  );
}
