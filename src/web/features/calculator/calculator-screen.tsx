import { ChevronLeft, Sparkles } from 'lucide-react';
import { CONTINUOUS_TOTAL, FINALS_TOTAL } from '#domain/bac/bac-session.ts';
import { formatAverage, calculatorText as text } from '#web/strings/calculator-text.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { BAC_SESSIONS } from './bac-sessions.ts';
import { CalculatorActions } from './calculator-actions.tsx';
import { OddsCard } from './odds-card.tsx';
import { OptionRows } from './option-rows.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { ResultCard } from './result-card.tsx';
import { SecondGroupCard } from './second-group-card.tsx';
import { SubjectRows } from './subject-rows.tsx';
import { useCalculator } from './use-calculator.ts';
import { useEstimates } from './use-estimates.ts';
import { verdictWords } from './verdict-words.ts';
import { WhatIfCard } from './what-if-card.tsx';

export function CalculatorScreen() {
  const calculator = useCalculator();
  const estimates = useEstimates(calculator);
  const { session, typed, setTyped, sum, verdict, totals, rows } = calculator;
  const isMismatched = totals.finals !== FINALS_TOTAL || totals.continuous !== CONTINUOUS_TOTAL;
  const rowsProps = { typed, estimates: estimates.used, onType: setTyped };
  return (
    <>
      <div className="flex flex-col gap-6 print:hidden">
        <ButtonLink to="/dashboard" look="quiet" size="small" className="-ml-3 self-start">
          <ChevronLeft aria-hidden="true" className="size-4" />
          {text.back}
        </ButtonLink>
        <header>
          <ScreenTitle>{text.title}</ScreenTitle>
          <p className="mt-2 text-ink-soft">{text.lead}</p>
        </header>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex min-w-0 flex-col gap-6">
            <SelectField
              label={text.session}
              hint={session.about}
              value={session.id}
              options={BAC_SESSIONS.map(({ id, label }) => ({ value: id, label }))}
              onChange={(event) => calculator.setSession(event.target.value)}
            />
            {estimates.canFill && (
              <Notice title={text.prefill.title}>
                <p className="mb-2">{text.prefill.text(estimates.copies)}</p>
                <Button size="small" onClick={estimates.fill}>
                  <Sparkles aria-hidden="true" className="size-4" />
                  {text.prefill.action}
                </Button>
              </Notice>
            )}
            <Card title={text.finals}>
              <SubjectRows lines={session.finals} {...rowsProps} />
              <p className="mt-3 text-[0.9375rem] text-ink-soft">
                {text.total(totals.finals, FINALS_TOTAL)}
              </p>
            </Card>
            <Card title={text.continuous}>
              <SubjectRows lines={session.continuous} {...rowsProps} />
              <p className="mt-3 text-[0.9375rem] text-ink-soft">
                {text.total(totals.continuous, CONTINUOUS_TOTAL)}
              </p>
              <OptionRows calculator={calculator} />
            </Card>
            {isMismatched && (
              <Notice tone="warning" title={text.mismatch.title}>
                {text.mismatch.text(totals.finals, totals.continuous)}
              </Notice>
            )}
          </div>
          <div className="flex flex-col gap-4 lg:sticky lg:top-6">
            <Card title={text.result.title}>
              <ResultCard
                sum={sum}
                verdict={verdict}
                honours={session.honours}
                missing={rows.filter(({ grade }) => grade === null).length}
              />
            </Card>
            <CalculatorActions calculator={calculator} onNewTable={estimates.forget} />
          </div>
        </div>
        <SecondGroupCard calculator={calculator} />
        <OddsCard lines={estimates.uncertain} honours={session.honours} />
        <WhatIfCard calculator={calculator} />
        <p className="text-[0.9375rem] text-ink-soft">{text.disclaimer}</p>
        <p role="status" className="sr-only">
          {sum.average !== undefined &&
            verdict &&
            text.result.spoken(formatAverage(sum.average), verdictWords(verdict))}
        </p>
        {/* On a phone the result card is a long way down: this strip keeps it in sight while grades are typed. */}
        {sum.average !== undefined && verdict && (
          <div
            aria-hidden="true"
            className="-mx-4 sticky bottom-0 z-10 flex items-baseline gap-4 border-margin border-t-2 bg-sheet px-4 py-2 shadow-lift sm:-mx-8 sm:px-8 lg:hidden"
          >
            <span className="pen-written text-4xl text-red">{formatAverage(sum.average)}</span>
            <span className="truncate font-medium">{verdictWords(verdict)}</span>
          </div>
        )}
      </div>
      <PrintSheet calculator={calculator} />
    </>
  );
}
