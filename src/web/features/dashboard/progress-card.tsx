import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DashboardView, GradeLineView } from '#contract/progress.ts';
import { changeChoices, DASHBOARD_KEY } from '#web/api/progress.ts';
import { dashboardText } from '#web/strings/dashboard-text.ts';
import { examText } from '#web/strings/exam-text.ts';
import { formatDay, formatMark } from '#web/strings/format.ts';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { GradeChart } from './charts/grade-chart.tsx';

const { chart: text } = dashboardText;
const COPIES_FOR_A_CURVE = 3;
const TARGETS = [10, 12, 14, 16, 18];

type Props = Pick<DashboardView, 'lines' | 'target' | 'stats'>;

/** The curve, once there are enough copies for one; before that, what it will show. */
export function ProgressCard({ lines, target, stats }: Props) {
  const client = useQueryClient();
  const [subject, setSubject] = useState(stats.favoriteSubject);
  const aim = useMutation({
    mutationFn: (mark: number | null) => changeChoices({ targetGrade: mark }),
    onSuccess: () => client.invalidateQueries({ queryKey: DASHBOARD_KEY }),
  });
  const copies = lines.reduce((sum, { points }) => sum + points.length, 0);
  const chosen = lines.find((line) => line.subject === subject) ?? lines[0];
  if (copies < COPIES_FOR_A_CURVE || !chosen) {
    return (
      <Card title={text.title}>
        <p className="font-semibold">{text.soon(COPIES_FOR_A_CURVE - copies)}</p>
        <p className="text-ink-soft">{text.soonText}</p>
      </Card>
    );
  }
  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 className="text-xl">{text.title}</h2>
        <div className="flex w-full gap-3 sm:w-auto">
          <SelectField
            label={text.subject}
            className="min-w-0 flex-1 sm:w-48"
            value={chosen.subject}
            onChange={(event) => setSubject(event.currentTarget.value as GradeLineView['subject'])}
            options={lines.map((line) => ({
              value: line.subject,
              label: examText.subjects[line.subject],
            }))}
          />
          <SelectField
            label={text.setTarget}
            className="w-28"
            value={target === null ? '' : String(target)}
            placeholder={text.noTarget}
            onChange={(event) =>
              aim.mutate(event.currentTarget.value ? Number(event.currentTarget.value) : null)
            }
            options={TARGETS.map((mark) => ({ value: String(mark), label: formatMark(mark) }))}
          />
        </div>
      </div>
      <GradeChart lines={lines} chosen={chosen} target={target} />
      <p className="mt-1 text-[0.9375rem] text-ink-soft">
        {chosen.points.length > 1 ? text.interval : text.one}
      </p>
      <details className="mt-2">
        <summary className="py-1 text-[0.9375rem] text-blue">{text.data}</summary>
        <GradeTable line={chosen} />
      </details>
    </Card>
  );
}

function GradeTable({ line }: { line: GradeLineView }) {
  const { columns } = text;
  return (
    <table className="mt-2 w-full text-left text-[0.9375rem]">
      <thead className="border-line border-b text-ink-soft">
        <tr>
          {[columns.day, columns.grade, columns.range].map((name) => (
            <th key={name} scope="col" className="py-1.5 font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {line.points.toReversed().map(({ resultId, day, grade, low, high }) => (
          <tr key={resultId} className="border-line border-b last:border-0">
            <td className="py-1.5">
              <TextLink to={`/results/${resultId}`}>{formatDay(day)}</TextLink>
            </td>
            <td className="font-semibold">{formatMark(grade)}</td>
            <td className="text-ink-soft">{text.range(low, high)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
