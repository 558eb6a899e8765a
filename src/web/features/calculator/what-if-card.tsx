import { useState } from 'react';
import { averageOf } from '#domain/bac/average.ts';
import { judgeAverage } from '#domain/bac/verdict.ts';
import { calculatorText, formatAverage } from '#web/strings/calculator-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Slider } from './slider.tsx';
import type { Calculator } from './use-calculator.ts';
import { verdictWords } from './verdict-words.ts';

const { whatIf: text } = calculatorText;
const UNKNOWN_GRADE = 10;

/** Other grades, tried without touching the real ones. */
export function WhatIfCard({ calculator }: { calculator: Calculator }) {
  const { finals, rows, sum, session } = calculator;
  const [tried, setTried] = useState<Record<string, number>>({});
  const supposed = averageOf(
    rows.map(({ id, coefficient, grade }) => ({ coefficient, grade: tried[id] ?? grade })),
  );
  const isPlaying = Object.keys(tried).length > 0;
  return (
    <Card title={text.title}>
      {sum.average === undefined ? (
        <p className="text-ink-soft">{text.empty}</p>
      ) : (
        <>
          <p className="mb-4 text-ink-soft">{text.lead}</p>
          <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
            {finals.map(({ id, name, grade }) => (
              <Slider
                key={id}
                name={name}
                label={text.slider(name)}
                value={tried[id] ?? grade ?? UNKNOWN_GRADE}
                onChange={(value) => setTried({ ...tried, [id]: value })}
              />
            ))}
          </div>
          {isPlaying && supposed.average !== undefined && (
            <div className="mt-5 flex flex-wrap items-center justify-between gap-3 rounded-field bg-blue-wash px-4 py-3">
              <p role="status">
                <strong className="text-lg">{text.now(formatAverage(supposed.average))}</strong>{' '}
                <span className="text-ink-soft">
                  ({text.change(Math.round((supposed.average - sum.average) * 100) / 100)}) ·{' '}
                  {verdictWords(judgeAverage(supposed.average, session.honours))}
                </span>
              </p>
              <Button look="secondary" size="small" onClick={() => setTried({})}>
                {text.back}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  );
}
