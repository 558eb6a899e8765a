import type { DashboardView } from '#contract/progress.ts';
import { EXAMPLE_SUBJECT_GRADE, GRID_SIZE } from '#domain/progress/subject-scores.ts';
import { scoreTone } from '#web/features/result/score-tone.ts';
import { dashboardText } from '#web/strings/dashboard-text.ts';
import { examText } from '#web/strings/exam-text.ts';
import { formatGrade, formatMark } from '#web/strings/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';

const { subjects: text } = dashboardText;
const BARS = { green: 'bg-green', amber: 'bg-amber', red: 'bg-red' };

type Tile = { name: string; grade: number | null; note: string };

/** Six subjects. An example is an example throughout: real figures are never mixed with it. */
export function SubjectGrid({ subjects, overall }: Pick<DashboardView, 'subjects' | 'overall'>) {
  const isExample = overall === null;
  const tiles: Tile[] = isExample
    ? text.demo.map((name) => ({ name, grade: EXAMPLE_SUBJECT_GRADE, note: dashboardText.example }))
    : subjects.map(({ subject, average, copies }) => ({
        name: examText.subjects[subject],
        grade: average,
        note: average === null ? text.none : text.copies(copies),
      }));
  return (
    <Card>
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 className="text-xl">{text.title}</h2>
        {isExample && <Badge tone="amber">{dashboardText.example}</Badge>}
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {tiles.slice(0, GRID_SIZE).map(({ name, grade, note }) => (
          <li key={name} className="rounded-field border border-line px-3 py-3 sm:px-4">
            <p className="wrap-anywhere font-semibold text-[0.9375rem]">{name}</p>
            <p className={isExample ? 'text-ink-faint' : undefined}>
              <span className="font-serif text-2xl">
                {grade === null ? '–' : formatMark(grade)}
              </span>
              {grade !== null && <span className="text-ink-soft text-sm">/20</span>}
            </p>
            <div aria-hidden="true" className="mt-1 h-1.5 overflow-hidden rounded-full bg-well">
              {grade !== null && (
                <div
                  className={`h-full rounded-full ${isExample ? 'bg-line' : BARS[scoreTone(grade, 20)]}`}
                  style={{ width: `${grade * 5}%` }}
                />
              )}
            </div>
            <p className="mt-1.5 text-ink-soft text-sm">{note}</p>
          </li>
        ))}
      </ul>
      {tiles.length > GRID_SIZE && (
        <p className="mt-3 text-[0.9375rem] text-ink-soft">
          {text.also(
            tiles.slice(GRID_SIZE).map(({ name, grade }) => `${name} ${formatGrade(grade ?? 0)}`),
          )}
        </p>
      )}
    </Card>
  );
}
