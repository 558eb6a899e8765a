import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type Props = {
  children: ReactNode;
  className?: string;
  /** Names the section for those who jump between them. */
  title?: string;
};

/** A sheet laid on the desk. */
export function Card({ children, className, title }: Props) {
  return (
    <section className={cx('sheet p-5 sm:p-7', className)}>
      {title && <h2 className="mb-4 text-xl">{title}</h2>}
      {children}
    </section>
  );
}
