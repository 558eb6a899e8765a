import { addDays, type Day, mondayOf } from '#domain/progress/day.ts';
import { dashboardText } from '#web/strings/dashboard-text.ts';
import { formatMonth } from '#web/strings/format.ts';

const { calendar: text } = dashboardText;
const WEEKS = 16;
const CELL = 14;
const GAP = 4;
const STEP = CELL + GAP;
const LEFT = 20;
const TOP = 18;
const WIDTH = LEFT + WEEKS * STEP;
const HEIGHT = TOP + 7 * STEP;
/** The more XP, the fuller the ink. */
const SHADES = [0, 0.3, 0.6, 1] as const;

type Props = { today: Day; days: readonly { day: Day; xp: number }[]; frozenDays: readonly Day[] };

/** Sixteen weeks of days: ink where there was work, a star of frost where a freeze stood in. */
export function DayCalendar({ today, days, frozenDays }: Props) {
  const first = addDays(mondayOf(today), -7 * (WEEKS - 1));
  const xpOf = new Map(days.map(({ day, xp }) => [day, xp]));
  const frozen = new Set(frozenDays);
  const shown = Array.from({ length: WEEKS * 7 }, (_, i) => addDays(first, i)).filter(
    (day) => day <= today,
  );
  const worked = shown.filter((day) => xpOf.has(day)).length;

  return (
    <figure>
      <svg
        role="img"
        aria-label={text.summary(worked, WEEKS)}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="w-full max-w-md"
      >
        {text.weekdays.map((letter, row) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week never move
            key={row}
            x={8}
            y={TOP + row * STEP + 11}
            textAnchor="middle"
            className="fill-ink-faint text-[0.625rem]"
          >
            {letter}
          </text>
        ))}
        {shown.map((day, i) => {
          const [x, y] = [LEFT + Math.floor(i / 7) * STEP, TOP + (i % 7) * STEP];
          const startsMonth = i % 7 === 0 && day.slice(8) <= '07';
          return (
            <g key={day}>
              {startsMonth && i < (WEEKS - 1) * 7 && (
                <text x={x} y={10} className="fill-ink-faint text-[0.625rem]">
                  {formatMonth(day)}
                </text>
              )}
              <Cell {...{ x, y }} shade={shadeOf(xpOf.get(day) ?? 0)} isToday={day === today} />
              {frozen.has(day) && <Frost x={x} y={y} />}
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-[0.9375rem] text-ink-soft">
        {text.summary(worked, WEEKS)}
        <Legend />
      </figcaption>
    </figure>
  );
}

const shadeOf = (xp: number): number => SHADES[xp === 0 ? 0 : xp < 50 ? 1 : xp < 100 ? 2 : 3] ?? 0;

type CellProps = { x: number; y: number; shade: number; isToday?: boolean };

function Cell({ x, y, shade, isToday = false }: CellProps) {
  const place = { x, y, width: CELL, height: CELL, rx: 3 };
  return (
    <>
      <rect {...place} className="fill-well" />
      {shade > 0 && <rect {...place} className="fill-blue" opacity={shade} />}
      {isToday && <rect {...place} className="fill-none stroke-red" strokeWidth="2" />}
    </>
  );
}

function Frost({ x, y }: { x: number; y: number }) {
  const [cx, cy] = [x + CELL / 2, y + CELL / 2];
  return (
    <path
      d={`M${cx} ${cy - 4.5}v9M${cx - 4} ${cy - 2.25}l8 4.500M${cx + 4} ${cy - 2.25}l-8 4.500`}
      className="stroke-blue"
      strokeWidth="1.5"
      strokeLinecap="round"
    />
  );
}

function Legend() {
  const width = 4 * STEP;
  return (
    <span aria-hidden="true" className="flex items-center gap-1.5 text-ink-faint text-xs">
      {text.less}
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${CELL}`} width={width} height={CELL}>
        {SHADES.map((shade, i) => (
          <Cell key={shade} x={i * STEP} y={0} shade={shade} />
        ))}
      </svg>
      {text.more}
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${CELL} ${CELL}`}
        width={CELL}
        height={CELL}
        className="ml-2"
      >
        <Cell x={0} y={0} shade={0} />
        <Frost x={0} y={0} />
      </svg>
      {text.frozen}
    </span>
  );
}
