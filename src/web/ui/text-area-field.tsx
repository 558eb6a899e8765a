import type { Ref, TextareaHTMLAttributes } from 'react';
import { CONTROL, FieldFrame, type FieldTexts } from './field-frame.tsx';

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> &
  FieldTexts & { ref?: Ref<HTMLTextAreaElement> };

export function TextAreaField({ label, hint, error, optional, className, ...area }: Props) {
  return (
    <FieldFrame {...{ label, hint, error, optional, className }}>
      {(control) => <textarea rows={4} {...area} {...control} className={CONTROL} />}
    </FieldFrame>
  );
}
