import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'wouter';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

const LOOKS = {
  primary:
    'bg-blue text-on-blue shadow-[inset_0_-2px_0_rgb(0_0_0/0.2)] hover:bg-blue-deep disabled:bg-well disabled:text-ink-faint disabled:shadow-none',
  secondary:
    'border border-edge bg-sheet text-ink hover:border-ink hover:bg-well disabled:text-ink-faint disabled:hover:border-edge',
  quiet: 'text-blue underline-offset-4 hover:bg-blue-wash disabled:text-ink-faint',
  /** As quiet, for what takes something away. */
  erase: 'text-red underline-offset-4 hover:bg-red-wash disabled:text-ink-faint',
  danger: 'bg-red text-on-red shadow-[inset_0_-2px_0_rgb(0_0_0/0.2)] hover:bg-red-deep',
};
const SIZES = {
  small: 'min-h-9 px-3 py-1 text-[0.9375rem]',
  medium: 'min-h-11 px-5 py-1.5',
  large: 'min-h-13 px-7 py-1.5 text-lg',
};

type Dress = { look?: keyof typeof LOOKS; size?: keyof typeof SIZES; wide?: boolean };

/** The classes of a button, for what is one only in looks: a link to a place on the same page. */
export const buttonLook = (
  { look = 'primary', size = 'medium', wide }: Dress = {},
  className?: string,
) =>
  cx(
    'inline-flex items-center justify-center gap-2 rounded-field text-center font-semibold transition-colors [&>svg]:shrink-0 active:translate-y-px',
    LOOKS[look],
    SIZES[size],
    wide && 'w-full',
    className,
  );

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Dress & {
    /** What the button says while its work is under way; it cannot be pressed then. */
    busy?: string | false;
  };

export function Button({ look, size, wide, busy, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || Boolean(busy)}
      className={buttonLook({ look, size, wide }, className)}
    >
      {busy ? (
        <>
          <Spinner />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  );
}

type ButtonLinkProps = Dress & { to: string; className?: string; children: ReactNode };

/** Looks like a button, goes somewhere: a link for the keyboard, the reader and the middle click. */
export function ButtonLink({ to, look, size, wide, className, children }: ButtonLinkProps) {
  return (
    <Link href={to} className={buttonLook({ look, size, wide }, className)}>
      {children}
    </Link>
  );
}
