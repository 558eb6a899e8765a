import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

type Props = { box: string; className?: string; children: ReactNode };

/** Every drawing of the product: ink outline, paper inside, and the red pen where something is marked. */
export function ArtFrame({ box, className, children }: Props) {
  return (
    <svg
      viewBox={box}
      aria-hidden="true"
      className={cx('h-auto w-full text-ink', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** A leaf of ruled paper with its margin, drawn at the origin, 132 by 172. */
export function Leaf({ lines = 6 }: { lines?: number }) {
  return (
    <>
      <path
        className="fill-sheet"
        d="M6 3.500C48 1.5 88 2.5 127 3.500c1.5 0 2.5 1 2.5 2.5.5 54 .5 108-.5 160 0 2-1 3-3 3-40 1.5-80 1-119 0-2 0-3-1-3-3-1-54-1.5-107-.5-160 0-1.5 1-2.5 2.5-2.500Z"
      />
      <path className="text-margin" stroke="currentColor" d="M30 4c-.5 55 .5 110 0 165" />
      <g className="text-ruling" strokeWidth="2">
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ruled lines never move
          <path key={line} stroke="currentColor" d={`M5 ${30 + line * 22}h123`} />
        ))}
      </g>
    </>
  );
}
