import type { ReactNode } from 'react';
import type { ResultView } from '#contract/exam.ts';
import { noteSentences, notJudgedSentences } from '#web/strings/result-codes.ts';
import { resultText } from '#web/strings/result-text.ts';
import { Card } from '#web/ui/card.tsx';

const { method: text } = resultText;

/** How the grade came about, and everything it says nothing of. */
export function MethodCard({ result }: { result: ResultView }) {
  const { caps, interval, grade } = result;
  const notJudged = notJudgedSentences(result.notJudged);
  const notes = noteSentences(result.notes);
  return (
    <Card title={text.title}>
      <div className="flex max-w-prose flex-col gap-5">
        <Points>
          {text.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
          <li>{caps.length > 0 ? text.caps : text.noCaps}</li>
          {grade !== null && <li>{text.interval(interval.low, interval.high)}</li>}
        </Points>
        {notJudged.length > 0 && (
          <div>
            <h3 className="mb-1 text-lg">{text.notJudged}</h3>
            <Points>
              {notJudged.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </Points>
          </div>
        )}
        {notes.length > 0 && (
          <div>
            <h3 className="mb-1 text-lg">{text.notes}</h3>
            <Points>
              {notes.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </Points>
          </div>
        )}
      </div>
    </Card>
  );
}

const Points = ({ children }: { children: ReactNode }) => (
  <ul className="flex list-disc flex-col gap-1.5 pl-5 text-ink-soft marker:text-red">{children}</ul>
);
