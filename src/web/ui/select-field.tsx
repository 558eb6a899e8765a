import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { cx } from './cx.ts';
import { CONTROL, FieldFrame, type FieldTexts } from './field-frame.tsx';

export type Option = { value: string; label: string };

type Props = SelectHTMLAttributes<HTMLSelectElement> &
  FieldTexts & {
    options: readonly Option[];
    /** Shown while nothing is chosen. */
    placeholder?: string;
    ref?: Ref<HTMLSelectElement>;
  };

/** The browser's own list: the one every phone already does well. */
export function SelectField(props: Props) {
  const { label, hint, error, optional, className, options, placeholder, ...select } = props;
  return (
    <FieldFrame {...{ label, hint, error, optional, className }}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className={cx(CONTROL, 'appearance-none pr-11')}>
            {placeholder && <option value="">{placeholder}</option>}
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft"
          />
        </div>
      )}
    </FieldFrame>
  );
}
