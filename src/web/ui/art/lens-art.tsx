import { ArtFrame, Leaf } from './art-frame.tsx';

/** A lens over one word of the copy: remarks stand on words, not beside them. */
export function LensArt({ className }: { className?: string }) {
  return (
    <ArtFrame box="0 0 240 200" className={className}>
      <g transform="translate(40 16) rotate(-3 66 86)">
        <Leaf />
        <g className="text-blue" stroke="currentColor">
          <path d="M40 47c6-8 9 4 14-3s8 6 13 0 7 4 11 0 8 4 13-1" />
          <path d="M40 135c6-8 9 4 14-3s8 6 13 0" />
        </g>
      </g>
      <circle className="fill-sheet" cx="136" cy="98" r="44" strokeWidth="4" />
      <path
        className="text-blue"
        stroke="currentColor"
        strokeWidth="5"
        d="M106 102c9-14 15 7 23-5s13 10 21 0 11 7 17 0"
      />
      <path
        className="text-red"
        stroke="currentColor"
        strokeWidth="3.500"
        d="M108 116c5-5 8 4 13 0s8 4 13 0 8 4 13 0 8 4 14-1"
      />
      <path strokeWidth="9" d="M170 130l30 32" />
      <path className="text-red" stroke="currentColor" strokeWidth="3" d="M174 134l22 24" />
    </ArtFrame>
  );
}
