import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { captureText } from '#web/strings/capture-text.ts';
import type { Point, Quad } from '../image/quad.ts';
import { moveCorner, turnBack, turnPoint } from './corner-points.ts';

const { editor: text } = captureText;
const NUDGE = 0.005;
const LEAP = 0.05;
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type Props = {
  stage: RefObject<HTMLDivElement | null>;
  corners: Quad;
  turns: number;
  onChange: (corners: Quad) => void;
};

/** Four handles over the photo, joined by a line: dragged, or moved by the arrows. */
export function CornerHandles({ stage, corners, turns, onChange }: Props) {
  const held = useRef<number>(undefined);
  const seen = corners.map((corner) => turnPoint(corner, turns));
  const percent = (share: number) => Math.round(share * 100);

  const moveTo = (index: number, at: Point) =>
    onChange(moveCorner(corners, index, turnBack(at, turns)));

  const drag = (event: PointerEvent) => {
    const frame = stage.current?.getBoundingClientRect();
    if (held.current === undefined || !frame) return;
    moveTo(held.current, {
      x: (event.clientX - frame.left) / frame.width,
      y: (event.clientY - frame.top) / frame.height,
    });
  };
  const press = (event: KeyboardEvent, index: number) => {
    const way = ARROWS[event.key];
    const from = seen[index];
    if (!way || !from) return;
    event.preventDefault();
    const step = event.shiftKey ? LEAP : NUDGE;
    moveTo(index, { x: from.x + way.x * step, y: from.y + way.y * step });
  };

  return (
    <>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full"
      >
        <path
          d={`M0 0H100V100H0Z M${seen.map(({ x, y }) => `${x * 100} ${y * 100}`).join('L')}Z`}
          fillRule="evenodd"
          className="fill-[rgb(18_22_43/0.45)]"
        />
        <polygon
          points={seen.map(({ x, y }) => `${x * 100},${y * 100}`).join(' ')}
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-blue stroke-3"
        />
      </svg>
      {seen.map(({ x, y }, index) => (
        <button
          key={text.corners[index]}
          type="button"
          aria-label={`${text.corners[index]}, ${text.place(percent(x), percent(y))}`}
          onPointerDown={(event) => {
            held.current = index;
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={drag}
          onPointerUp={() => {
            held.current = undefined;
          }}
          onKeyDown={(event) => press(event, index)}
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          className="-translate-x-1/2 -translate-y-1/2 absolute grid size-11 touch-none place-items-center rounded-full"
        >
          <span className="size-6 rounded-full border-3 border-blue bg-sheet shadow-sheet" />
        </button>
      ))}
    </>
  );
}
