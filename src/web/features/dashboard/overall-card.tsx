import type { DashboardView } from '#contract/progress.ts';
import { EXAMPLE_OVERALL } from '#domain/progress/subject-scores.ts';
import { scoreTone } from '#web/features/result/score-tone.ts';
import { dashboardText } from '#web/strings/dashboard-text.ts';
import { formatMark } from '#web/strings/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { LevelBar } from './level-bar.tsx';

const { overall: text } = dashboardText;
const TONES = { green: 'text-green', amber: 'text-amber', red: 'text-red' };

type Props = Pick<DashboardView, 'overall' | 'level' | 'stats'>;

/** The total score, real or an example that says so, and the XP bar. */
export function OverallCard({ overall, level, stats }: Props) {
  const score = overall ?? EXAMPLE_OVERALL;
  return (
    <Card className="grid gap-6 sm:grid-cols-[auto_1fr] sm:items-center sm:gap-10">
      <div>
        <h2 className="text-xl">{text.title}</h2>
        <p className="my-1 flex items-baseline gap-1">
          <span
            className={`font-serif text-5xl ${overall === null ? 'text-ink-faint' : TONES[scoreTone(score, 20)]}`}
          >
            {formatMark(score)}
          </span>
          <span className="text-ink-soft text-xl">/20</span>
          <span className="ml-3 self-center">
            <Badge tone={overall === null ? 'amber' : 'blue'}>
              {overall === null ? dashboardText.example : dashboardText.real}
            </Badge>
          </span>
        </p>
        <p className="text-[0.9375rem] text-ink-soft">
          {overall === null ? text.example : text.real(stats.totalCorrections)}
        </p>
      </div>
      <LevelBar level={level} />
    </Card>
  );
}
