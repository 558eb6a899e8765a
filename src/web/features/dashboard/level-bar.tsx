import type { LevelView } from '#contract/progress.ts';
import { dashboardText } from '#web/strings/dashboard-text.ts';
import { levelTitles } from '#web/strings/progress-text.ts';
import { Progress } from '#web/ui/progress.tsx';

const { level: text } = dashboardText;

/** The level, its title, and how far the next one is: the figures are those of the bar. */
export function LevelBar({ level }: { level: LevelView }) {
  const done = level.xp - level.from;
  const needed = level.to - level.from;
  return (
    <div>
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">
          {text.short(level.level)} · {levelTitles[level.title]}
        </span>
        <span className="text-[0.9375rem] text-ink-soft">{text.xp(done, needed)}</span>
      </p>
      <Progress label={text.bar} value={done} max={needed} />
      <p className="mt-1.5 text-[0.9375rem] text-ink-soft">
        {text.left(needed - done, level.level + 1)} {text.total(level.xp)}
      </p>
    </div>
  );
}
