import { ArtFrame, Leaf } from './art-frame.tsx';

/** The corrector's pen at work: a word circled, a line praised, a grade begun. */
export function MarkedLeafArt({ className }: { className?: string }) {
  return (
    <ArtFrame box="0 0 240 200" className={className}>
      <g transform="translate(42 16) rotate(3 66 86)">
        <Leaf />
        <g className="text-blue" stroke="currentColor">
          <path d="M40 47c6-8 9 4 14-3s8 6 13 0 7 4 11 0 8 4 13-1" />
          <path d="M40 69c6-8 9 4 14-3s8 6 13 0 7 4 11 0" />
          <path d="M40 91c6-8 9 4 14-3s8 6 13 0 7 4 11 0 8 4 13-1" />
          <path d="M40 113c6-8 9 4 14-3s8 6 13 0" />
        </g>
        <g className="text-red" stroke="currentColor">
          <path d="M66 57c-9-2-16 4-15 10s10 9 18 7 13-8 9-13-9-5-15-3" />
          <path d="M9 62c4 3 6 6 7 10 4-9 8-14 13-18" />
          <path d="M12 118l12 12M24 118l-12 12" />
        </g>
        <path className="text-green" stroke="currentColor" d="M40 98h54M40 102h54" />
      </g>
      <g transform="translate(176 78) rotate(34)">
        <path className="fill-red" d="M-8-56H8l1 62H-9Z" />
        <path className="fill-paper" d="M-9 6H9L3 26h-6Z" />
        <path className="fill-ink" d="M-3 26h6L0 36Z" />
        <path d="M-8-44H8" />
        <path className="fill-sheet" d="M-8-56c0-8 16-8 16 0Z" />
      </g>
    </ArtFrame>
  );
}
