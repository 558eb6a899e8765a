import { ArtFrame, Leaf } from './art-frame.tsx';

/** An ink blot on the copy: something went wrong on our side. */
export function InkBlotArt({ className }: { className?: string }) {
  return (
    <ArtFrame box="0 0 240 210" className={className}>
      <g transform="translate(52 20) rotate(-3 66 86)">
        <Leaf />
        <path
          className="text-blue"
          stroke="currentColor"
          d="M40 46c6-8 9 4 14-3s8 6 13 0 7 4 11 0 6 5 11-1"
        />
        <path className="text-blue" stroke="currentColor" d="M40 68c6-8 9 4 14-3s8 6 13 0" />
      </g>
      <path
        className="fill-blue text-blue"
        stroke="currentColor"
        d="M134 84c12-8 22 4 32 0s22 2 20 14 8 18 4 30-14 8-18 20-20 14-28 6-22 6-28-6 4-18-4-28 8-16 8-26 6-6 14-10Z"
      />
      <g className="fill-blue text-blue" stroke="currentColor">
        <circle cx="206" cy="92" r="5" />
        <circle cx="214" cy="142" r="3" />
        <circle cx="108" cy="162" r="4" />
        <path d="M196 166c5-3 11 0 10 5s-11 5-10-5Z" />
      </g>
      <path
        className="text-on-blue"
        stroke="currentColor"
        strokeWidth="3"
        d="M142 116c4-6 9-6 12 0M166 116c4-6 9-6 12 0M150 138c6-6 14-6 20 0"
      />
    </ArtFrame>
  );
}
