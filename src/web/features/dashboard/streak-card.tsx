import { Flame, Snowflake } from 'lucide-react';
import type { DashboardView } from '#contract/progress.ts';
import { addDays, type Day, mondayOf } from '#domain/progress/day.ts';
import { MOST_FREEZES } from '#domain/progress/streak.ts';
import { dashboardText } from '#web/strings/dashboard-text.ts';
import { formatDay } from '#web/strings/format.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

const { streak: text, calendar } = dashboardText;

type Props = Pick<DashboardView, 'streak' | 'goal' | 'today' | 'days'>;

/** The streak, the week as seven dots, the freezes left, the goal of the day. */
export function StreakCard({ streak, goal, today, days }: Props) {
  const lastFrozen = streak.frozenDays.at(-1);
  const isDone = goal.xpToday >= goal.dailyGoalXp;
  return (
    <Card>
      <div className="mb-3 flex items-start justify-between gap-3">
        <h2 className="text-xl">{text.title}</h2>
        <Freezes left={streak.freezes} />
      </div>
      <p className="flex items-baseline gap-2">
        <Flame
          aria-hidden="true"
          className={cx(
            'size-7 self-center',
            streak.isActiveToday ? 'fill-red-wash text-red' : 'text-ink-faint',
          )}
        />
        <span className="font-serif text-3xl">{text.days(streak.current)}</span>
        <span className="ml-auto text-[0.9375rem] text-ink-soft">{text.best(streak.best)}</span>
      </p>
      <Week today={today} days={days} frozenDays={streak.frozenDays} />
      <p className="text-[0.9375rem] text-ink-soft">
        {streak.isActiveToday ? text.safe : streak.current > 0 ? text.keep : text.none}
        {streak.current > 0 &&
          lastFrozen === addDays(today, -1) &&
          ` ${text.frozen(formatDay(lastFrozen))}`}
      </p>
      <div className="mt-3 border-line border-t pt-3 text-[0.9375rem]">
        <p className={cx('font-semibold', isDone && 'text-green')}>
          {isDone ? text.goalDone : text.goal(goal.xpToday, goal.dailyGoalXp)}
        </p>
        <p className="flex flex-wrap justify-between gap-x-4 text-ink-soft">
          {text.weekDays(goal.daysThisWeek, goal.weeklyDays)}
          <TextLink to="/notifications">{text.change}</TextLink>
        </p>
      </div>
    </Card>
  );
}

function Freezes({ left }: { left: number }) {
  return (
    <Tooltip text={text.freezeHelp}>
      <button
        type="button"
        aria-label={`${text.freezes(left)}. ${text.freezeHelp}`}
        className="-m-1.5 flex gap-1 rounded-field p-1.5 text-blue"
      >
        {Array.from({ length: MOST_FREEZES }, (_, i) => (
          <Snowflake
            // biome-ignore lint/suspicious/noArrayIndexKey: the freezes are all the same
            key={i}
            aria-hidden="true"
            className={cx('size-5', i >= left && 'text-line')}
          />
        ))}
      </button>
    </Tooltip>
  );
}

type WeekProps = { today: Day; days: Props['days']; frozenDays: readonly Day[] };

function Week({ today, days, frozenDays }: WeekProps) {
  const monday = mondayOf(today);
  const worked = new Set(days.map(({ day }) => day));
  const stateOf = (day: Day) => {
    if (worked.has(day)) return 'done';
    if (frozenDays.includes(day)) return 'frozen';
    if (day === today) return 'today';
    return day > today ? 'later' : 'missed';
  };
  return (
    <ol aria-label={text.week} className="my-3 flex justify-between">
      {Array.from({ length: 7 }, (_, i) => addDays(monday, i)).map((day, i) => {
        const state = stateOf(day);
        return (
          <li key={day} className="flex flex-col items-center gap-1">
            <span
              aria-hidden="true"
              className={cx('text-xs', day === today ? 'font-bold' : 'text-ink-faint')}
            >
              {calendar.weekdays[i]}
            </span>
            <span
              className={cx(
                'grid size-7 place-items-center rounded-full border-2',
                state === 'done' && 'border-blue bg-blue text-on-blue',
                state === 'frozen' && 'border-blue text-blue',
                state === 'today' && 'border-red border-dashed',
                (state === 'missed' || state === 'later') && 'border-line',
              )}
            >
              {state === 'done' && <Tick />}
              {state === 'frozen' && <Snowflake aria-hidden="true" className="size-4" />}
              <span className="sr-only">{`${formatDay(day)} : ${text.dayStates[state]}`}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Tick() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" strokeWidth="3.2" className="pen-stroke size-4">
      <path d="M5 12.500c1.600 1.500 2.800 3.300 3.600 5.300C11.200 12 14.600 8 19 5" />
    </svg>
  );
}
