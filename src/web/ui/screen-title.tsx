import { type ReactNode, useEffect, useRef } from 'react';
import { PRODUCT_NAME } from '#domain/product.ts';
import { cx } from './cx.ts';

// The first screen leaves the focus where the browser put it; the next ones take it, as a new page would.
let hasOpenedBefore = false;

type Props = {
  children: ReactNode;
  /** The tab's title, where the heading is not plain text or says too little. */
  tab?: string;
  className?: string;
};

/** The heading of a screen. It names the tab and tells a screen reader that the screen changed. */
export function ScreenTitle({ children, tab, className }: Props) {
  const ref = useRef<HTMLHeadingElement>(null);
  const name = tab ?? (typeof children === 'string' ? children : undefined);

  useEffect(() => {
    document.title = name ? `${name} · ${PRODUCT_NAME}` : PRODUCT_NAME;
  }, [name]);

  useEffect(() => {
    if (hasOpenedBefore) ref.current?.focus({ preventScroll: true });
    hasOpenedBefore = true;
  }, []);

  return (
    <h1 ref={ref} tabIndex={-1} className={cx('outline-none', className ?? 'text-3xl sm:text-4xl')}>
      {children}
    </h1>
  );
}
