import type { RemarkView } from '#contract/exam.ts';
import { cx } from '#web/ui/cx.ts';
import { REMARK_LOOKS } from '../remark-looks.ts';
import type { Box } from './photo-marks.ts';

type Props = { kind: RemarkView['kind']; strokes: readonly Box[]; isCurrent: boolean };

/** What the pen draws under words of a photographed page: a wave, a line, two lines or dashes, by what is meant. */
export function PenMark({ kind, strokes, isCurrent }: Props) {
  const drawn = strokes.map((box) => STROKES[kind](box)).join('');
  return (
    <g className={cx('pen-stroke', REMARK_LOOKS[kind].ink)}>
      {isCurrent &&
        strokes.map((box) => (
          <rect
            key={`${box.x} ${box.y}`}
            {...box}
            rx={box.height / 6}
            className="fill-current opacity-15"
            stroke="none"
          />
        ))}
      <path
        d={drawn}
        vectorEffect="non-scaling-stroke"
        strokeWidth={kind === 'strength' || !isCurrent ? 1.8 : 2.8}
        strokeDasharray={kind === 'idea' ? '7 5' : undefined}
      />
    </g>
  );
}

const STROKES: Record<RemarkView['kind'], (box: Box) => string> = {
  fault: (box) => wave(box),
  weakness: (box) => straight(box, 0.97),
  strength: (box) => straight(box, 0.92) + straight(box, 1.08),
  idea: (box) => straight(box, 0.97),
};

/** Nearly straight: no hand draws a ruler's line. */
function straight({ x, y, width, height }: Box, at: number): string {
  const level = y + height * at;
  const lift = height * 0.04;
  return `M${n(x)} ${n(level)}q${n(width * 0.4)} ${n(-lift)} ${n(width)} ${n(lift / 2)}`;
}

function wave({ x, y, width, height }: Box): string {
  const waves = Math.max(2, Math.round(width / (height * 0.4)));
  const step = width / waves / 2;
  const rise = height * 0.13;
  return `M${n(x)} ${n(y + height * 0.97)}q${n(step / 2)} ${n(-rise)} ${n(step)} 0${`t${n(step)} 0`.repeat(waves * 2 - 1)}`;
}

const n = (value: number) => Math.round(value * 10) / 10;
