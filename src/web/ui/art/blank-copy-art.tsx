import { ArtFrame, Leaf } from './art-frame.tsx';

/** A blank copy and a pen that waits: nothing sent yet. */
export function BlankCopyArt({ className }: { className?: string }) {
  return (
    <ArtFrame box="0 0 240 210" className={className}>
      <g transform="translate(46 26) rotate(-6 66 86)">
        <Leaf />
      </g>
      <g transform="translate(58 18) rotate(3 66 86)">
        <Leaf />
        <path
          className="text-blue"
          stroke="currentColor"
          d="M40 46c6-8 9 4 14-3s8 6 13 0 7 4 11 0"
        />
      </g>
      <g transform="translate(150 96) rotate(38)">
        <path className="fill-blue" d="M-9-58h18l1 66h-20Z" />
        <path className="fill-paper" d="M-10 8h20L4 30h-8Z" />
        <path className="fill-red" d="M-4 30h8L0 42Z" />
        <path d="M-9-46h18" />
        <path className="fill-sheet" d="M-9-58c0-9 18-9 18 0Z" />
        <path d="M9-40c6 0 6 26 0 26" />
      </g>
    </ArtFrame>
  );
}
