import { calculatorText, formatAverage } from '#web/strings/calculator-text.ts';
import { formatDay, formatMark } from '#web/strings/format.ts';
import type { Calculator, Row } from './use-calculator.ts';
import { verdictWords } from './verdict-words.ts';

const { print: text } = calculatorText;
const CELL = 'border-edge border-b px-2 py-1';

/** What goes on paper: every line with its coefficient, grade and points, then what they decide. */
export function PrintSheet({ calculator }: { calculator: Calculator }) {
  const { session, finals, continuous, options, sum, verdict } = calculator;
  return (
    <section aria-hidden="true" className="hidden text-[11pt] leading-snug print:block">
      <p className="font-serif text-3xl">{text.title}</p>
      <p className="mt-1">{session.label}</p>
      <div className="mt-4 flex items-baseline gap-6 border-red border-y-2 py-3">
        <p className="font-serif text-4xl">
          {sum.average === undefined ? text.blank : `${formatAverage(sum.average)}/20`}
        </p>
        {verdict && <p className="text-xl">{verdictWords(verdict)}</p>}
      </div>
      <Block title={calculatorText.finals} rows={finals} />
      <Block title={calculatorText.continuous} rows={[...continuous, ...options]} />
      <p className="mt-4 font-semibold">
        {calculatorText.result.points(sum.points, sum.coefficients)}
      </p>
      <p className="mt-4 text-[9pt]">
        {text.made(formatDay(new Date()))} {calculatorText.disclaimer}
      </p>
    </section>
  );
}

function Block({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <table className="mt-5 w-full break-inside-avoid border-collapse">
      <thead>
        <tr className="text-left">
          <th className={`${CELL} font-normal font-serif text-lg`}>{title}</th>
          <th className={`${CELL} w-16 text-right`}>{text.weight}</th>
          <th className={`${CELL} w-20 text-right`}>{text.grade}</th>
          <th className={`${CELL} w-24 text-right`}>{text.points}</th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {rows.map(({ id, name, coefficient, grade }, at) => (
          <tr key={id}>
            <td className={CELL}>{name || calculatorText.options.fallback(at + 1)}</td>
            <td className={`${CELL} text-right`}>{coefficient}</td>
            <td className={`${CELL} text-right`}>
              {grade === null ? text.blank : formatMark(grade)}
            </td>
            <td className={`${CELL} text-right`}>
              {grade === null
                ? text.blank
                : formatMark(Math.round(grade * coefficient * 100) / 100)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
