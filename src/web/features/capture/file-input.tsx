import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';

type Props = {
  /** What the input is called, for those who do not see the face. */
  label: string;
  accept: string;
  multiple?: boolean;
  /** Opens the camera at once on a phone. */
  capture?: 'environment';
  describedBy?: string;
  invalid?: boolean;
  onFiles: (files: File[]) => void;
  className: string;
  children: ReactNode;
};

/** A file input that looks like a button; it stays an input for the keyboard and the reader. */
export function FileInput(props: Props) {
  const { label, describedBy, invalid, onFiles, className, children, ...input } = props;
  return (
    <span
      className={cx(
        'relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-blue has-focus-visible:outline-offset-2',
        className,
      )}
    >
      {children}
      <input
        {...input}
        type="file"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </span>
  );
}
