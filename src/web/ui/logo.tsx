import { PRODUCT_NAME } from '#domain/product.ts';
import { cx } from './cx.ts';

/** The mark: a corrector's tick whose long stroke is a branch of laurel. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={cx('size-9 shrink-0', className)}>
      <g className="fill-green">
        <path d="M18.7 25.400c-4.3-1.1-6.1-4.8-5.2-8.7 4.1 1 6.3 4.6 5.2 8.700Z" />
        <path d="M23.6 18.600c-4-1.4-5.6-5-4.5-8.5 3.9 1.3 5.7 4.7 4.5 8.500Z" />
        <path d="M29.1 12.300c-3.3-1.8-4.1-5-2.7-7.9 3.2 1.7 4.2 4.7 2.7 7.900Z" />
        <path d="M20.8 26.400c1.5-4 5.3-5.4 9-4-1.5 3.9-5.1 5.6-9 4Z" />
        <path d="M25.6 19.600c1.8-3.7 5.4-4.7 8.7-3.1-1.7 3.6-5.2 4.9-8.7 3.100Z" />
        <path d="M31 12.600c2.2-2.9 5.3-3.3 7.8-1.4-2.1 2.9-5.1 3.6-7.8 1.400Z" />
      </g>
      <path
        className="pen-stroke text-red"
        strokeWidth="3.4"
        d="M4.5 23.500c3.2 2.5 5.7 5.9 7.5 10.300C15.8 24 22.6 14.6 33.5 7.2"
      />
    </svg>
  );
}

export function Logo({ className }: { className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-2', className)}>
      <LogoMark />
      <span className="font-logo text-2xl tracking-tight max-[24rem]:text-xl max-[21.5rem]:sr-only">
        {PRODUCT_NAME}
      </span>
    </span>
  );
}
