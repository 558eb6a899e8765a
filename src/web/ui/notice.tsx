import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const TONES = {
  info: { className: 'border-l-blue bg-blue-wash [&>svg]:text-blue', Icon: Info },
  success: { className: 'border-l-green bg-green-wash [&>svg]:text-green', Icon: CircleCheck },
  warning: { className: 'border-l-amber bg-amber-wash [&>svg]:text-amber', Icon: TriangleAlert },
  problem: { className: 'border-l-red bg-red-wash [&>svg]:text-red', Icon: CircleAlert },
};

type Props = {
  tone?: keyof typeof TONES;
  title?: string;
  children?: ReactNode;
  /** Spoken as soon as it appears; leave out for what is there from the start. */
  live?: boolean;
  className?: string;
};

export function Notice({ tone = 'info', title, children, live, className }: Props) {
  const { className: colours, Icon } = TONES[tone];
  const role = live ? (tone === 'problem' ? 'alert' : 'status') : undefined;
  return (
    <div
      role={role}
      className={cx('flex gap-3 rounded-field border-l-4 px-4 py-3', colours, className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="flex min-w-0 flex-col gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-ink-soft">{children}</div>}
      </div>
    </div>
  );
}
