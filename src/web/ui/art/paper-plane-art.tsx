import { ArtFrame } from './art-frame.tsx';

/** The page flew away. */
export function PaperPlaneArt({ className }: { className?: string }) {
  return (
    <ArtFrame box="0 0 260 180" className={className}>
      <path
        className="text-red"
        stroke="currentColor"
        strokeDasharray="3 10"
        d="M8 160c34 8 76-4 84-36 6-26-20-40-36-24-16 18 6 42 36 38 34-4 54-30 72-54"
      />
      <path className="fill-sheet" d="M250 14 138 60l38 22Z" />
      <path className="fill-well" d="M250 14 176 82l-2 42 22-28Z" />
      <path className="fill-sheet" d="M250 14 196 96l34 18Z" />
      <path className="text-ruling" stroke="currentColor" d="M160 62 226 29M213 94l27-52" />
    </ArtFrame>
  );
}
