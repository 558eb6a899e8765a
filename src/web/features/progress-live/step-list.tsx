import { Check } from 'lucide-react';
import { liveText as text } from '#web/strings/live-text.ts';
import { cx } from '#web/ui/cx.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import type { LiveStep } from './live-steps.ts';

/** Real steps by their names, each ticked when it is done; one sentence aloud at each. */
export function StepList({ steps }: { steps: LiveStep[] }) {
  const now = steps.find(({ state }) => state === 'now');
  return (
    <>
      <ol className="flex flex-col">
        {steps.map((step, index) => (
          <li key={step.name} className="relative flex gap-3 pb-4 last:pb-0">
            {index < steps.length - 1 && (
              <span
                aria-hidden="true"
                className={cx(
                  'absolute top-7 bottom-0 left-[0.8125rem] w-0.5',
                  step.state === 'done' ? 'bg-green' : 'bg-line',
                )}
              />
            )}
            <Mark state={step.state} />
            <span
              className={cx(
                step.state === 'now' && 'font-semibold',
                step.state === 'next' && 'text-ink-faint',
              )}
            >
              {nameOf(step)}
              {step.state !== 'next' && <span className="sr-only">, {text[step.state]}</span>}
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {now && nameOf(now)}
      </p>
    </>
  );
}

const nameOf = ({ name, at, of }: LiveStep) =>
  at && of && of > 1 ? `${text.steps[name]} (${text.page(at, of)})` : text.steps[name];

function Mark({ state }: { state: LiveStep['state'] }) {
  if (state === 'now') return <Spinner className="size-7 text-blue" />;
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-7 shrink-0 place-items-center rounded-full border-2',
        state === 'done' ? 'border-green bg-green-wash text-green' : 'border-line',
      )}
    >
      {state === 'done' && <Check className="size-4" strokeWidth={3} />}
    </span>
  );
}
