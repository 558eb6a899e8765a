import type { ReactNode } from 'react';

/** A word underlined by the red pen, broken only where it is wider than the page. The stroke is decoration. */
export function PenUnderline({ children }: { children: ReactNode }) {
  return (
    <span className="wrap-anywhere relative inline-block max-w-full">
      {children}
      <svg
        viewBox="0 0 200 14"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="pen-stroke absolute -bottom-[0.14em] left-[-2%] h-[0.28em] w-[104%] text-red"
        strokeWidth="3"
      >
        <path
          vectorEffect="non-scaling-stroke"
          d="M2 8.500C40 4 96 2.5 198 5.5 150 5.5 104 7.5 62 12"
        />
      </svg>
    </span>
  );
}
