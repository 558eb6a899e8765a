import type { LevelView } from '#contract/progress.ts';
import { dashboardText } from '#web/strings/dashboard-text.ts';
import { levelTitles } from '#web/strings/progress-text.ts';
import { Progress } from '#web/ui/progress.tsx';

const { level: text } = dashboardText;

/** The level, its title, and how far the next one is. */
export function LevelBar({ level }: { level: LevelView }) {
  return (
    <div>
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">
          {text.short(level.level)} · {levelTitles[level.title]}
        </span>
        <span className="text-[0.9375rem] text-ink-soft">{text.xp(level.xp, level.to)}</span>
      </p>
      <Progress label={text.bar} value={level.xp - level.from} max={level.to - level.from} />
      <p className="mt-1.5 text-[0.9375rem] text-ink-soft">
        {text.left(level.to - level.xp, level.level + 1)}
      </p>
    </div>
  );
}
