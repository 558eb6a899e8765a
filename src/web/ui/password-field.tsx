import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { uiText } from '#web/strings/ui-text.ts';
import { cx } from './cx.ts';
import { CONTROL, FieldFrame, type FieldTexts } from './field-frame.tsx';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> &
  FieldTexts & { ref?: Ref<HTMLInputElement> };

export function PasswordField({ label, hint, error, optional, className, ...input }: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame {...{ label, hint, error, optional, className }}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={cx(CONTROL, 'pr-12')}
          />
          <button
            type="button"
            onClick={() => setShown(!shown)}
            aria-pressed={shown}
            aria-label={uiText.showPassword}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-r-field text-ink-soft hover:text-ink"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
