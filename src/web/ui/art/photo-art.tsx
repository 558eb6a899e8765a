import { ArtFrame, Leaf } from './art-frame.tsx';

/** A phone held over a copy: the only gesture asked of a pupil. */
export function PhotoArt({ className }: { className?: string }) {
  return (
    <ArtFrame box="0 0 240 200" className={className}>
      <g transform="translate(22 18) rotate(-5 66 86)">
        <Leaf />
        <g className="text-blue" stroke="currentColor">
          <path d="M40 47c6-8 9 4 14-3s8 6 13 0 7 4 11 0 8 4 13-1" />
          <path d="M40 69c6-8 9 4 14-3s8 6 13 0" />
          <path d="M40 91c6-8 9 4 14-3s8 6 13 0 7 4 11 0" />
        </g>
      </g>
      <g transform="translate(118 46) rotate(7 42 66)">
        <path
          className="fill-ink"
          d="M10 0h66c7 0 11 4 11 11v112c0 7-4 11-11 11H10c-7 0-11-4-11-11V11C-1 4 3 0 10 0Z"
        />
        <path className="fill-sheet text-sheet" stroke="currentColor" d="M7 14h72v96H7Z" />
        <circle className="text-sheet" stroke="currentColor" cx="43" cy="122" r="6" />
        <g className="text-blue" stroke="currentColor">
          <path d="M20 42c6-8 9 4 14-3s8 6 13 0 7 4 11 0" />
          <path d="M20 60c6-8 9 4 14-3s8 6 13 0" />
          <path d="M20 78c6-8 9 4 14-3s8 6 13 0 7 4 11 0" />
        </g>
        <g className="text-red" stroke="currentColor" strokeWidth="3">
          <path d="M14 32v-9h9M63 23h9v9M14 93v9h9M63 102h9v-9" />
        </g>
      </g>
    </ArtFrame>
  );
}
