import type { GradeLineView } from '#contract/progress.ts';
import { daysBetween } from '#domain/progress/day.ts';
import { dashboardText } from '#web/strings/dashboard-text.ts';
import { examText } from '#web/strings/exam-text.ts';
import { formatMark, formatShortDay } from '#web/strings/format.ts';
import { useWidth } from './use-width.ts';

const { chart: text } = dashboardText;
const HEIGHT = 300;
const TOP = 12;
const BOTTOM = 26;
const LEFT = 26;
/** Room for the names of the mentions. */
const RIGHT = 66;
const LOWEST = 4;

type Props = { lines: readonly GradeLineView[]; chosen: GradeLineView; target: number | null };

/** Every subject as a line; the chosen one in ink, with the range of each grade, over the mentions. */
export function GradeChart({ lines, chosen, target }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const days = lines.flatMap(({ points }) => points.map(({ day }) => day)).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const span = Math.max(daysBetween(first, last), 1);
  const lowest = Math.min(LOWEST, ...lines.flatMap(({ points }) => points.map(({ low }) => low)));

  const x = (day: string) => LEFT + (daysBetween(first, day) / span) * (width - LEFT - RIGHT);
  const y = (mark: number) => TOP + (1 - (mark - lowest) / (20 - lowest)) * (HEIGHT - TOP - BOTTOM);
  const pathOf = ({ points }: GradeLineView) =>
    points.map(({ day, grade }, i) => `${i ? 'L' : 'M'}${x(day)} ${y(grade)}`).join('');
  const { points } = chosen;
  const range = `${points.map((p, i) => `${i ? 'L' : 'M'}${x(p.day)} ${y(p.high)}`).join('')}${points
    .toReversed()
    .map((p) => `L${x(p.day)} ${y(p.low)}`)
    .join('')}Z`;
  const summary = text.summary(
    examText.subjects[chosen.subject],
    points.length,
    points[0]!.grade,
    points.at(-1)!.grade,
  );

  return (
    <div ref={ref}>
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        className="block w-full"
        height={HEIGHT}
      >
        <Mentions width={width} y={y} lowest={lowest} />
        {lines
          .filter((line) => line !== chosen && line.points.length > 1)
          .map((line) => (
            <path
              key={line.subject}
              d={pathOf(line)}
              className="fill-none stroke-edge"
              strokeWidth="1.25"
              opacity="0.4"
            />
          ))}
        {points.length > 1 && <path d={range} className="fill-blue" opacity="0.13" />}
        {target !== null && (
          <g className="text-red">
            <line
              {...{ x1: LEFT, x2: width - RIGHT, y1: y(target), y2: y(target) }}
              stroke="currentColor"
              strokeWidth="1.75"
              strokeDasharray="7 5"
            />
            <text
              x={LEFT + 4}
              y={y(target) - 5}
              fill="currentColor"
              className="font-semibold text-xs"
            >
              {text.target(target)}
            </text>
          </g>
        )}
        <path
          d={pathOf(chosen)}
          className="fill-none stroke-blue"
          strokeWidth="2.75"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {points.map((point) => (
          <g key={point.resultId} className="stroke-blue">
            <line
              {...{ x1: x(point.day), x2: x(point.day), y1: y(point.low), y2: y(point.high) }}
              strokeWidth="1.25"
              opacity="0.5"
            />
            <circle
              cx={x(point.day)}
              cy={y(point.grade)}
              r="4"
              className="fill-sheet"
              strokeWidth="2.5"
            />
          </g>
        ))}
        <LastGrade
          x={x(points.at(-1)!.day)}
          y={y(points.at(-1)!.grade)}
          grade={points.at(-1)!.grade}
        />
        <g className="fill-ink-faint text-xs">
          <text x={LEFT} y={HEIGHT - 7}>
            {formatShortDay(first)}
          </text>
          <text x={width - RIGHT} y={HEIGHT - 7} textAnchor="end">
            {formatShortDay(last)}
          </text>
        </g>
      </svg>
    </div>
  );
}

/** The newest grade, written beside its point as a corrector would. */
function LastGrade({ x, y, grade }: { x: number; y: number; grade: number }) {
  return (
    <text
      x={x - 9}
      y={y - 10}
      textAnchor="end"
      className="fill-ink stroke-sheet font-bold text-base [paint-order:stroke]"
      strokeWidth="4"
    >
      {formatMark(grade)}
    </text>
  );
}

type MentionsProps = { width: number; y: (mark: number) => number; lowest: number };

function Mentions({ width, y, lowest }: MentionsProps) {
  const bands = text.mentions;
  return (
    <g>
      {bands.map(({ from, name }, i) => {
        const to = bands[i + 1]?.from ?? 20;
        return (
          <g key={from}>
            <rect
              x={LEFT}
              y={y(to)}
              width={width - LEFT - RIGHT}
              height={y(from) - y(to)}
              className="fill-green"
              opacity={0.035 + i * 0.03}
            />
            <text
              x={width - RIGHT + 6}
              y={(y(from) + y(to)) / 2 + 4}
              className="fill-ink-faint text-[0.6875rem]"
            >
              {name}
            </text>
          </g>
        );
      })}
      {[lowest > 4 ? lowest : 5, 10, 12, 14, 16, 20].map((mark) => (
        <g key={mark}>
          <line
            {...{ x1: LEFT, x2: width - RIGHT, y1: y(mark), y2: y(mark) }}
            className="stroke-line"
            strokeWidth="1"
          />
          <text
            x={LEFT - 6}
            y={y(mark) + 4}
            textAnchor="end"
            className="fill-ink-faint text-[0.6875rem]"
          >
            {mark}
          </text>
        </g>
      ))}
    </g>
  );
}
