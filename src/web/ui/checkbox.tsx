import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  children: ReactNode;
  hint?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A box one ticks with a pen: the tick goes over the edge. */
export function Checkbox({ children, hint, ...input }: Props) {
  const id = useId();
  return (
    <div className="flex gap-3">
      <span className="relative mt-0.5 grid size-6 shrink-0">
        <input
          {...input}
          type="checkbox"
          id={id}
          aria-describedby={hint && `${id}-hint`}
          className="peer size-6 cursor-pointer appearance-none rounded-md border-2 border-edge bg-sheet hover:border-ink checked:border-blue"
        />
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          strokeWidth="3.2"
          className="pen-stroke pointer-events-none absolute -top-1.5 left-0.5 size-8 text-blue opacity-0 peer-checked:opacity-100"
        >
          <path d="M5 12.5c1.6 1.5 2.8 3.3 3.6 5.3C11.200 12 14.600 7.300 19 3.500" />
        </svg>
      </span>
      <div>
        <label htmlFor={id} className="font-medium">
          {children}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-[0.9375rem] text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
