import { cx } from '#web/ui/cx.ts';
import type { NumberedRemark } from './number-remarks.ts';
import { REMARK_LOOKS } from './remark-looks.ts';

type Props = {
  remark: Pick<NumberedRemark, 'kind' | 'number'>;
  filled?: boolean;
  className?: string;
};

/** The number of a remark in the shape of its kind: round for a fault, square to work on, a laurel leaf for praise. */
export function RemarkNumber({ remark: { kind, number }, filled, className }: Props) {
  const { ink, shape } = REMARK_LOOKS[kind];
  return (
    <span className={cx('relative inline-grid size-6 shrink-0 place-items-center', ink, className)}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="absolute inset-0" strokeWidth="1.6">
        <path className={cx('pen-stroke', filled ? 'fill-current' : 'fill-sheet')} d={shape} />
      </svg>
      <span
        className={cx(
          'relative font-bold font-sans text-[0.75rem] leading-none',
          filled && 'text-sheet',
        )}
      >
        {number}
      </span>
    </span>
  );
}
