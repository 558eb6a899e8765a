import { ArtFrame } from './art-frame.tsx';

/** Marks that climb on graph paper, up to a sprig of laurel. */
export function RisingCurveArt({ className }: { className?: string }) {
  return (
    <ArtFrame box="0 0 240 200" className={className}>
      <path
        className="fill-sheet"
        d="M26 22c62-2 124-2 186 0 2 0 3 1 3 3 1 48 1 96 0 148 0 2-1 3-3 3-62 2-124 2-186 0-2 0-3-1-3-3-1-50-1-98 0-148 0-2 1-3 3-3Z"
      />
      <g className="text-ruling" stroke="currentColor" strokeWidth="2">
        <path d="M24 58h190M24 92h190M24 126h190M62 24v150M100 24v150M138 24v150M176 24v150" />
      </g>
      <path className="text-margin" stroke="currentColor" d="M44 24c-.5 50 .5 100 0 150" />
      <path
        className="text-blue"
        stroke="currentColor"
        strokeWidth="3.5"
        d="M44 148c14-2 20-20 34-22s20 8 32-4 20-30 34-34 22-20 36-30"
      />
      <g className="fill-sheet text-blue" stroke="currentColor">
        <circle cx="44" cy="148" r="5" />
        <circle cx="78" cy="126" r="5" />
        <circle cx="110" cy="122" r="5" />
        <circle cx="144" cy="88" r="5" />
      </g>
      <g className="fill-green text-green" stroke="currentColor" strokeWidth="1.500">
        <path d="M182 58c-8-4-10-12-6-19 8 4 10 12 6 19Z" />
        <path d="M186 50c-2-9 3-15 10-17 2 8-2 15-10 17Z" />
        <path d="M184 60c6-6 13-6 19-1-5 6-13 7-19 1Z" />
      </g>
    </ArtFrame>
  );
}
