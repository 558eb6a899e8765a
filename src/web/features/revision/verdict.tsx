import { Check } from 'lucide-react';
import type { JudgedView } from '#contract/revision.ts';
import { revisionText as text } from '#web/strings/revision-text.ts';
import { PenCross } from '#web/ui/pen/pen-cross.tsx';

const MS_A_DAY = 86_400_000;

/** Right or not, why, and when it will be asked again. */
export function Verdict({ judged }: { judged: JudgedView }) {
  const { isRight, right, explanation, dueAt } = judged;
  const days = Math.round((Date.parse(dueAt) - Date.now()) / MS_A_DAY);
  return (
    <div role="status" className={isRight ? 'text-green' : undefined}>
      <p className="flex items-center gap-2 font-serif text-xl">
        {isRight ? (
          <Check aria-hidden="true" className="size-6" strokeWidth={3} />
        ) : (
          right !== null && <PenCross />
        )}
        {right === null ? text.rework.noted : isRight ? text.right : text.wrong(right)}
      </p>
      {right !== null && <p className="mt-1 text-ink">{explanation}</p>}
      <p className="mt-1 text-[0.9375rem] text-ink-soft">
        {days < 1 ? text.soon : text.again(days)}
      </p>
    </div>
  );
}
