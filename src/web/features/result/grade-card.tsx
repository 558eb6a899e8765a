import type { ReactNode } from 'react';
import type { ResultView } from '#contract/exam.ts';
import { formatMark } from '#web/strings/format.ts';
import { resultText } from '#web/strings/result-text.ts';
import { PenCircle } from '#web/ui/pen/pen-circle.tsx';
import { GradeScale } from './grade-scale.tsx';

const { grade: text } = resultText;

type Props = {
  grade: number;
  maxGrade: number;
  interval: ResultView['interval'];
  /** What limited the grade, when something did. */
  children?: ReactNode;
};

/** The grade as a corrector writes it, and as honest as he rarely is: with how sure we are. */
export function GradeCard({ grade, maxGrade, interval, children }: Props) {
  return (
    <section className="sheet @container overflow-hidden">
      <div className="with-margin grid gap-x-10 gap-y-6 py-7 pr-5 pl-10 [--margin-at:1.5rem] @xl:grid-cols-[auto_1fr] @xl:items-center @xl:pr-8 @xl:pl-20 @xl:[--margin-at:3.5rem]">
        <h2 className="sr-only">{text.label(grade, maxGrade)}</h2>
        <PenCircle className="-rotate-4 justify-self-start px-9 pt-5 pb-6">
          <span aria-hidden="true" className="whitespace-nowrap">
            <span className="pen-written text-7xl">{formatMark(grade)}</span>
            <span className="pen-written text-5xl">/{formatMark(maxGrade)}</span>
          </span>
        </PenCircle>
        <div className="min-w-0">
          <GradeScale grade={(grade / maxGrade) * 20} {...interval} />
          <p className="mt-3 text-[0.9375rem] text-ink-soft">{text.indicative}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
