import { ArtFrame, Leaf } from './art-frame.tsx';

/** A sheet that awaits a parent's signature. */
export function SignatureArt({ className }: { className?: string }) {
  return (
    <ArtFrame box="0 0 240 210" className={className}>
      <g transform="translate(50 20) rotate(-4 66 86)">
        <Leaf lines={4} />
        <path strokeDasharray="4 7" d="M42 142h74" />
        <path
          className="text-blue"
          stroke="currentColor"
          d="M44 134c8-22 18-24 16-12s-12 18-8 18 12-20 18-20-2 14 4 14 8-10 14-12 0 12 6 12 8-4 12-6"
        />
      </g>
      <g transform="translate(176 128) rotate(30)">
        <path className="fill-red" d="M-7-62H7l1 58H-8Z" />
        <path className="fill-paper" d="M-8-4H8L0 20Z" />
        <path d="M-7-50H7" />
      </g>
    </ArtFrame>
  );
}
