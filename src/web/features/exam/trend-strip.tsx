import { examText } from '#web/strings/exam-text.ts';
import { formatMark } from '#web/strings/format.ts';
import { FEWEST, type Trend } from './subject-trends.ts';

const { history: text } = examText;
const WIDTH = 120;
const HEIGHT = 36;
const SHOWN = 8;

/** A small curve for each subject: where it stands, and which way it goes. */
export function TrendStrip({ trends }: { trends: Trend[] }) {
  if (trends.length === 0) return null;
  return (
    <section aria-label={text.trends}>
      <ul className="-mx-1 flex snap-x scroll-px-1 gap-3 overflow-x-auto px-1 pb-1">
        {trends.map((trend) => (
          <li key={trend.subject} className="sheet w-52 shrink-0 snap-start p-4">
            <SubjectTrend {...trend} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SubjectTrend({ subject, marks }: Trend) {
  const last = marks.at(-1) ?? 0;
  const average = marks.reduce((sum, mark) => sum + mark, 0) / marks.length;
  return (
    <>
      <p className="flex items-baseline justify-between gap-2">
        <span className="truncate font-semibold">{examText.subjects[subject]}</span>
        <span className="font-serif text-xl">{formatMark(round(last))}</span>
      </p>
      {marks.length < FEWEST ? (
        <p className="mt-1 text-ink-soft text-sm">{text.soon(FEWEST - marks.length)}</p>
      ) : (
        <>
          <Curve label={examText.subjects[subject]} marks={marks.slice(-SHOWN)} />
          <p className="text-ink-soft text-sm">{text.average(formatMark(round(average)))}</p>
        </>
      )}
    </>
  );
}

const round = (mark: number) => Math.round(mark * 10) / 10;

function Curve({ label, marks }: { label: string; marks: number[] }) {
  const x = (index: number) => 4 + (index * (WIDTH - 8)) / (marks.length - 1);
  const y = (mark: number) => HEIGHT - 4 - (mark / 20) * (HEIGHT - 8);
  const last = marks.length - 1;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={text.curve(label, marks.map((mark) => formatMark(round(mark))).join(', '))}
      className="my-1 w-full"
    >
      <line x1="0" x2={WIDTH} y1={y(10)} y2={y(10)} className="stroke-line" strokeDasharray="3 3" />
      <polyline
        points={marks.map((mark, index) => `${x(index)},${y(mark)}`).join(' ')}
        className="pen-stroke text-blue"
        strokeWidth="2"
      />
      <circle cx={x(last)} cy={y(marks[last] ?? 0)} r="3" className="fill-blue" />
    </svg>
  );
}
