import { useState } from 'react';
import type { ResultView } from '#contract/exam.ts';
import { resultText } from '#web/strings/result-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PlaceLink } from './place-link.tsx';
import { useMedium } from './use-medium.ts';

const { tips: text } = resultText;
const SHOWN_FIRST = 3;

/** What would win most on this very copy, the best first. */
export function TipsCard({ result }: { result: ResultView }) {
  const { tips } = result;
  const [isOpen, setOpen] = useState(false);
  const isPrinting = useMedium('print');
  if (tips.length === 0) return null;
  const hidden = tips.length - SHOWN_FIRST;
  return (
    <Card title={text.title}>
      <ol className="flex flex-col gap-3">
        {tips
          .slice(0, isOpen || isPrinting ? undefined : SHOWN_FIRST)
          .map(({ advice, gain, evidence }, i) => (
            <li key={advice} className="flex gap-3">
              <span
                aria-hidden="true"
                className="w-6 shrink-0 font-serif text-2xl text-blue leading-tight"
              >
                {i + 1}
              </span>
              <p className="flex flex-1 flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                <span className="max-w-prose">
                  {advice} {evidence[0] && <PlaceLink result={result} start={evidence[0].start} />}
                </span>
                {gain > 0 && <Badge tone="green">{text.gain(gain)}</Badge>}
              </p>
            </li>
          ))}
      </ol>
      {hidden > 0 && (
        <Button
          look="quiet"
          size="small"
          className="mt-3 -ml-3 print:hidden"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? text.fewer : text.more(hidden)}
        </Button>
      )}
    </Card>
  );
}
