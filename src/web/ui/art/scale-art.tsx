import { ArtFrame } from './art-frame.tsx';

/** Two leaves weighed, level with each other: the same copy, the same grade. */
export function ScaleArt({ className }: { className?: string }) {
  return (
    <ArtFrame box="0 0 240 200" className={className}>
      <path d="M120 34v128M84 168c20-10 52-10 72 0Z" className="fill-sheet" />
      <path d="M46 52c48-10 100-10 148 0" />
      <circle className="fill-red" cx="120" cy="34" r="8" />
      <path d="M46 52 24 112M46 52l22 60M194 52l-22 60M194 52l22 60" />
      <path className="fill-sheet" d="M20 112h52c-4 20-48 20-52 0Z" />
      <path className="fill-sheet" d="M168 112h52c-4 20-48 20-52 0Z" />
      <g className="text-blue" stroke="currentColor">
        <path className="fill-sheet" d="M32 78h28v32H32ZM180 78h28v32h-28Z" />
        <path d="M38 88h16M38 96h16M186 88h16M186 96h16" />
      </g>
      <g className="text-red" stroke="currentColor">
        <path d="M37 70c3 2 4 3 5 5 2-6 5-9 9-12M185 70c3 2 4 3 5 5 2-6 5-9 9-12" />
      </g>
    </ArtFrame>
  );
}
