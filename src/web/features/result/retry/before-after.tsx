import type { RetryView } from '#contract/second-reading.ts';
import { formatGrade, formatMark } from '#web/strings/format.ts';
import { secondReadingText } from '#web/strings/second-reading-text.ts';

const { retry: text } = secondReadingText;

/** Each criterion before and after, and the grade the copy would have. */
export function BeforeAfter({ outcome }: { outcome: RetryView }) {
  const { gradeBefore, gradeAfter } = outcome;
  const moved = outcome.changes.filter(({ before, after }) => before !== after);
  if (moved.length === 0 && gradeBefore === gradeAfter) {
    return <p role="status">{text.same}</p>;
  }
  return (
    <table role="status" className="w-full max-w-prose border-collapse text-left">
      <caption className="mb-2 text-left font-serif text-lg">{text.caption}</caption>
      <thead className="text-ink-soft text-sm">
        <tr>
          <td />
          <th scope="col">{text.before}</th>
          <th scope="col">{text.after}</th>
        </tr>
      </thead>
      <tbody>
        {moved.map(({ key, label, before, after }) => (
          <Row key={key} {...{ label, before, after }} />
        ))}
        <Row label={text.whole} before={gradeBefore} after={gradeAfter} isWhole />
      </tbody>
    </table>
  );
}

type RowProps = { label: string; before: number; after: number; isWhole?: boolean };

function Row({ label, before, after, isWhole = false }: RowProps) {
  const better = after > before;
  return (
    <tr className={`border-line border-t ${isWhole ? 'font-bold' : ''}`}>
      <th scope="row" className="py-2 pr-3 font-[inherit]">
        {label}
      </th>
      <td className="py-2 pr-3 text-ink-soft">{formatGrade(before)}</td>
      <td className={`py-2 ${better ? 'text-green' : ''}`}>
        {formatGrade(after)}
        {better && <span className="ml-2 text-sm">+{formatMark(round(after - before))}</span>}
      </td>
    </tr>
  );
}

const round = (points: number) => Math.round(points * 10) / 10;
