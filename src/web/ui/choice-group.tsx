import { CircleAlert } from 'lucide-react';
import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { cx } from './cx.ts';
import type { Option } from './select-field.tsx';

type Props = {
  legend: string;
  hint?: string;
  error?: string;
  options: readonly Option[];
  /** What react-hook-form's `register` gives, or `name`, `value` and `onChange`. */
  input: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };
  value?: string;
};

/** A few exclusive choices side by side: radio buttons that look like tabs of paper. */
export function ChoiceGroup({ legend, hint, error, options, input, value }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={cx(hint && `${id}-hint`, error && `${id}-error`) || undefined}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-field border border-edge bg-sheet px-4 hover:border-ink has-checked:border-blue has-checked:bg-blue-wash has-checked:font-semibold has-checked:text-blue has-focus-visible:outline-3 has-focus-visible:outline-blue has-focus-visible:outline-offset-2"
          >
            <input
              {...input}
              {...(value === undefined ? {} : { checked: value === option.value })}
              type="radio"
              value={option.value}
              aria-invalid={error ? true : undefined}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-[0.9375rem] text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 font-medium text-[0.9375rem] text-red">
          <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
