import { Target } from 'lucide-react';
import type { ResultView } from '#contract/exam.ts';
import { resultText } from '#web/strings/result-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';

const { band: text } = resultText;

/** The level this copy reached, in words, and the next one to reach. */
export function BandCard({ band }: Pick<ResultView, 'band'>) {
  return (
    <Card title={text.title}>
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="blue">{band.code}</Badge>
        <span className="font-serif text-2xl">{band.label}</span>
      </p>
      <p className="mt-1 text-ink-soft">{band.meaning}</p>
      <p className="mt-4 flex gap-2.5">
        <Target aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-blue" />
        <span>
          <span className="block font-semibold">{text.next}</span>
          {band.objective}
        </span>
      </p>
    </Card>
  );
}
