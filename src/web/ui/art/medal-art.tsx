import { cx } from '../cx.ts';

const DEVICES = {
  tick: 'M14 23c3 2 5 4 6 7 3-8 7-13 12-17',
  flame: 'M23 33c-8-2-7-11-1-16 0 5 4 4 4-2 6 5 7 16-3 18Z',
  star: 'M23 12l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1Z',
};

/** A badge: a stamped seal with its ribbon, and what it was won for. */
export function MedalArt({
  device,
  className,
}: {
  device: keyof typeof DEVICES;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 46 58"
      aria-hidden="true"
      strokeWidth="2.2"
      className={cx('pen-stroke h-14 w-11 text-ink', className)}
    >
      <path className="fill-red" d="M13 38l-4 17 9-4 6 5 1-15M33 38l4 17-9-4-5 5" />
      <path
        className="fill-amber-wash"
        d="M23 3c3 0 4 3 7 3s5 0 6 3 0 5 3 7 4 4 3 7-3 4-3 7 0 5-3 7-5 1-7 3-3 4-6 4-4-3-7-4-5-1-7-3-1-5-3-7-3-4-3-7 3-4 3-7 0-5 3-7 5-1 7-3 4-3 7-3Z"
      />
      <path d={DEVICES[device]} />
    </svg>
  );
}
