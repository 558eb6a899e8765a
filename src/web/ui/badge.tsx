import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const TONES = {
  neutral: 'border-edge text-ink-soft',
  blue: 'border-blue text-blue bg-blue-wash',
  green: 'border-green text-green bg-green-wash',
  amber: 'border-amber text-amber bg-amber-wash',
  red: 'border-red text-red bg-red-wash',
};

export type Tone = keyof typeof TONES;

/** A stamp: its word says everything, its ink only repeats it. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full border px-2.5 py-0.5 font-semibold text-sm [&>svg]:size-3.5',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
