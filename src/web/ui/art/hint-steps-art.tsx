import { ArtFrame } from './art-frame.tsx';

/** Four folded notes to open one after the other: a question first, the example last. */
export function HintStepsArt({ className }: { className?: string }) {
  return (
    <ArtFrame box="0 0 240 200" className={className}>
      <path d="M18 176h204" />
      {['M26 176v-34h46v34', 'M72 176v-62h46v62', 'M118 176V86h46v90', 'M164 176V58h46v118'].map(
        (step) => (
          <path key={step} className="fill-sheet" d={step} />
        ),
      )}
      <g className="text-ruling" stroke="currentColor">
        <path d="M34 158h30M80 132h30M80 150h30M126 104h30M126 122h30M126 140h30M172 76h30M172 94h30M172 112h30" />
      </g>
      <g className="text-red" stroke="currentColor" strokeWidth="4">
        <path d="M42 120c0-10 15-10 15 0 0 6-8 6-8 12M49 137v1" />
      </g>
      <g className="text-blue" stroke="currentColor" strokeWidth="3">
        <path d="M86 100c3-12 16-12 18 0M141 72c-9-10 9-18 9-6-1 6-9 8-9 6Z" />
      </g>
      <g className="fill-green text-green" stroke="currentColor" strokeWidth="1.500">
        <path d="M188 48c-8-4-10-12-6-19 8 4 10 12 6 19Z" />
        <path d="M192 40c-2-9 3-15 10-17 2 8-2 15-10 17Z" />
        <path d="M190 50c6-6 13-6 19-1-5 6-13 7-19 1Z" />
      </g>
    </ArtFrame>
  );
}
