import { ArtFrame } from './art-frame.tsx';

/** A letter on its way: a link to open in one's mail. */
export function EnvelopeArt({ className }: { className?: string }) {
  return (
    <ArtFrame box="0 0 240 180" className={className}>
      <path
        className="text-edge"
        stroke="currentColor"
        strokeDasharray="2 9"
        d="M6 150c30-34 44 8 70-16"
      />
      <g transform="rotate(-5 130 90)">
        <path
          className="fill-sheet"
          d="M58 38c50-2 98-2 146 0 3 0 4 1 4 4 1 36 1 66 0 100 0 3-1 4-4 4-48 2-96 2-146 0-3 0-4-1-4-4-1-34-1-64 0-100 0-3 1-4 4-4Z"
        />
        <path d="M57 41c24 22 48 42 68 57 4 3 8 3 12 0 21-16 45-36 68-57" />
        <path d="M57 143c18-18 32-31 48-44M205 143c-18-17-32-30-48-44" />
        <circle className="fill-red text-red" stroke="currentColor" cx="131" cy="104" r="17" />
        <path
          className="text-on-red"
          stroke="currentColor"
          strokeWidth="3"
          d="M123 105c3 2 5 5 6 8 3-8 7-14 12-18"
        />
      </g>
    </ArtFrame>
  );
}
