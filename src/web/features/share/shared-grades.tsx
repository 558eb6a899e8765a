import type { SharedView } from '#contract/share.ts';
import { examText } from '#web/strings/exam-text.ts';
import { formatGrade, formatMark, formatShortDay } from '#web/strings/format.ts';
import { shareText } from '#web/strings/share-text.ts';
import { Card } from '#web/ui/card.tsx';

const { view: text } = shareText;
const { columns } = text;

/** Averages by subject, then every grade with its range. */
export function SharedGrades({ grades }: { grades: NonNullable<SharedView['grades']> }) {
  const { overall, subjects, copies } = grades;
  return (
    <Card title={text.grades}>
      {overall === null ? (
        <p className="text-ink-soft">{text.none}</p>
      ) : (
        <>
          <p className="mb-4">
            <span className="font-serif text-4xl">{formatMark(overall)}</span>
            <span className="text-ink-soft">/20 · {text.overall}</span>
          </p>
          <ul className="mb-5 flex flex-wrap gap-x-5 gap-y-1">
            {subjects.map(({ subject, average }) => (
              <li key={subject}>
                {examText.subjects[subject]} <b>{average === null ? '–' : formatGrade(average)}</b>
              </li>
            ))}
          </ul>
          <table className="w-full text-left text-[0.9375rem]">
            <thead className="border-line border-b text-ink-soft">
              <tr>
                {[columns.day, columns.subject, columns.grade, columns.range].map((name) => (
                  <th key={name} scope="col" className="py-1.5 font-semibold">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {copies.toReversed().map(({ subject, day, grade, low, high }, index) => (
                <tr
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows of a page that never changes
                  key={index}
                  className="border-line border-b last:border-0"
                >
                  <td className="py-1.5">{formatShortDay(day)}</td>
                  <td>{examText.subjects[subject]}</td>
                  <td className="font-semibold">{formatMark(grade)}</td>
                  <td className="text-ink-soft">
                    {formatMark(low)}–{formatMark(high)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Card>
  );
}
