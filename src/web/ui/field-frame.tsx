import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

export type FieldTexts = { label: string; hint?: string; error?: string; optional?: string };

/** What a control needs so that its label, hint and error are heard as well as seen. */
type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = FieldTexts & { className?: string; children: (control: ControlProps) => ReactNode };

export function FieldFrame({ label, hint, error, optional, className, children }: Props) {
  const id = useId();
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-faint"> ({optional})</span>}
      </label>
      {children({
        id,
        'aria-describedby': cx(hintId, errorId) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className="text-[0.9375rem] text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="flex gap-1.5 font-medium text-[0.9375rem] text-red">
          <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

/** The look shared by every control one types or chooses in. */
export const CONTROL =
  'min-h-11 w-full rounded-field border border-edge bg-sheet px-3.5 py-2 text-ink placeholder:text-ink-faint hover:border-ink focus-visible:outline-offset-0 aria-invalid:border-red aria-invalid:border-2 disabled:bg-well disabled:text-ink-faint';
