import type { WeeklyReportView } from '#contract/share.ts';
import { formatGrade, formatNumber } from '#web/strings/format.ts';
import { reportText } from '#web/strings/report-text.ts';

const { facts: text } = reportText;

export function ReportFacts({ report }: { report: WeeklyReportView }) {
  const { copies, average, averageBefore, xp, daysOfWork } = report;
  const change =
    average !== null && averageBefore !== null
      ? text.change(Math.round((average - averageBefore) * 10) / 10)
      : undefined;
  const facts = [
    { name: text.copies, value: formatNumber(copies.length) },
    {
      name: text.average,
      value: average === null ? text.none : formatGrade(average),
      note: change,
    },
    { name: text.days, value: `${daysOfWork.length}/7` },
    { name: text.xp, value: formatNumber(xp) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {facts.map(({ name, value, note }) => (
        <div key={name} className="sheet px-4 py-4">
          <dt className="text-[0.9375rem] text-ink-soft">{name}</dt>
          <dd className="font-serif text-2xl">{value}</dd>
          {note && <dd className="text-ink-faint text-sm">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
