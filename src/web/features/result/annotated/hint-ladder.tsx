import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import type { RemarkView } from '#contract/exam.ts';
import { resultText } from '#web/strings/result-text.ts';
import { Button } from '#web/ui/button.tsx';

const { copy: text } = resultText;
const STEPS = ['question', 'clue', 'method', 'example'] as const;

/** Help one step at a time: the pupil climbs as far as needed, and looks for the answer first. */
export function HintLadder({ hints }: Pick<RemarkView, 'hints'>) {
  const [climbed, setClimbed] = useState(0);
  const steps = STEPS.filter((step) => hints[step]);
  const shown = steps.slice(0, climbed);
  if (steps.length === 0) return null;
  return (
    <div aria-live="polite" className="flex flex-col gap-2">
      {shown.length > 0 && (
        <ol className="flex flex-col gap-2 border-blue border-l-2 pl-3">
          {shown.map((step) => (
            <li key={step} className="rise-in">
              <span className="block font-semibold text-blue text-sm">{text.hints[step]}</span>
              {hints[step]}
            </li>
          ))}
        </ol>
      )}
      {shown.length < steps.length && (
        <Button
          look="quiet"
          size="small"
          className="-ml-3 self-start"
          onClick={() => setClimbed(climbed + 1)}
        >
          <Lightbulb aria-hidden="true" className="size-4" />
          {climbed === 0 ? text.help : text.moreHelp}
        </Button>
      )}
    </div>
  );
}
