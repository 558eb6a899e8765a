import { ArtFrame, Leaf } from './art-frame.tsx';

/** A pen laid down with its cap on: the account rests. */
export function CappedPenArt({ className }: { className?: string }) {
  return (
    <ArtFrame box="0 0 240 200" className={className}>
      <g transform="translate(54 14) rotate(2 66 86)">
        <Leaf />
      </g>
      <g transform="translate(40 150) rotate(-14)">
        <path className="fill-blue" d="M6-10h84v20H6c-8 0-8-20 0-20Z" />
        <path className="fill-ink" d="M90-12h62c10 2 12 22 0 24H90Z" />
        <path d="M104-12v24" className="text-paper" stroke="currentColor" />
        <path className="text-margin" stroke="currentColor" d="M112-17h36c4 0 4 6 0 6" />
      </g>
    </ArtFrame>
  );
}
