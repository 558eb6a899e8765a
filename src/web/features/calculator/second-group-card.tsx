import {
  missingPoints,
  type OralPlan,
  planOrals,
  type WrittenExam,
} from '#domain/bac/second-group.ts';
import { calculatorText } from '#web/strings/calculator-text.ts';
import { formatMark } from '#web/strings/format.ts';
import { Card } from '#web/ui/card.tsx';
import { OralTrial } from './oral-trial.tsx';
import type { Calculator } from './use-calculator.ts';

const { secondGroup: text } = calculatorText;
const PLANS_SHOWN = 4;

/** For an average between 8 and 10: which orals win the missing points, and with which grades. */
export function SecondGroupCard({ calculator }: { calculator: Calculator }) {
  const { session, finals, sum, verdict } = calculator;
  if (verdict?.decision !== 'second-group') return null;
  const isWritten = new Set(session.finals.filter(({ written }) => written).map(({ id }) => id));
  const exams = finals.flatMap(({ grade, ...exam }): WrittenExam[] =>
    isWritten.has(exam.id) && grade !== null ? [{ ...exam, grade }] : [],
  );
  const missing = missingPoints(sum.points, sum.coefficients);
  const [best, ...others] = planOrals(exams, missing);
  return (
    <Card title={text.title}>
      <p className="mb-4 max-w-prose text-ink-soft">{text.lead(formatMark(missing))}</p>
      {exams.length === 0 && <p>{text.needGrades}</p>}
      {exams.length > 0 && !best && <p>{text.noPlan}</p>}
      {best && (
        <div className="rounded-field border-green border-l-4 bg-green-wash px-4 py-3">
          <h3 className="font-sans font-semibold text-green">{text.best}</h3>
          <PlanTargets plan={best} />
        </div>
      )}
      {others.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-11 content-center rounded-sm font-medium text-blue">
            {text.others}
          </summary>
          <ul className="flex flex-col divide-y divide-line">
            {others.slice(0, PLANS_SHOWN).map((plan) => (
              <li key={plan.targets.map(({ id }) => id).join('+')} className="py-2">
                <PlanTargets plan={plan} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {exams.length > 0 && <OralTrial exams={exams} sum={sum} suggested={best} />}
    </Card>
  );
}

function PlanTargets({ plan }: { plan: OralPlan }) {
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-1">
      {plan.targets.map(({ id, name, oral, written }) => (
        <li key={id}>
          <strong>{name}</strong> : {text.target(oral, written)}
        </li>
      ))}
    </ul>
  );
}
