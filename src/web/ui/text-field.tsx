import type { InputHTMLAttributes, Ref } from 'react';
import { CONTROL, FieldFrame, type FieldTexts } from './field-frame.tsx';

type Props = InputHTMLAttributes<HTMLInputElement> & FieldTexts & { ref?: Ref<HTMLInputElement> };

export function TextField({ label, hint, error, optional, className, ...input }: Props) {
  return (
    <FieldFrame {...{ label, hint, error, optional, className }}>
      {(control) => <input type="text" {...input} {...control} className={CONTROL} />}
    </FieldFrame>
  );
}
