import { useState } from 'react';
import { type Average, averageOf } from '#domain/bac/average.ts';
import {
  missingPoints,
  type OralPlan,
  pointsAfterOrals,
  type WrittenExam,
} from '#domain/bac/second-group.ts';
import { calculatorText, formatAverage } from '#web/strings/calculator-text.ts';
import { formatMark } from '#web/strings/format.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { Slider } from './slider.tsx';

const { secondGroup: text } = calculatorText;

type Props = { exams: readonly WrittenExam[]; sum: Average; suggested: OralPlan | undefined };

/** Two orals chosen by the pupil, and the average they would give. */
export function OralTrial({ exams, sum, suggested }: Props) {
  const [chosen, setChosen] = useState<[string, string]>(() => [
    suggested?.targets[0]?.id ?? '',
    suggested?.targets[1]?.id ?? '',
  ]);
  const [grades, setGrades] = useState<Record<string, number>>({});
  const picked = exams.filter(({ id }) => chosen.includes(id));
  const gradeOf = (exam: WrittenExam) => grades[exam.id] ?? Math.ceil(exam.grade * 2) / 2;
  const orals = Object.fromEntries(picked.map((exam) => [exam.id, gradeOf(exam)]));
  const points = pointsAfterOrals(sum.points, exams, orals);
  // One line worth all the coefficients: the same rounding as everywhere else.
  const after = averageOf([{ grade: points / sum.coefficients, coefficient: 1 }]).average ?? 0;
  const missing = missingPoints(points, sum.coefficients);

  return (
    <fieldset className="mt-5 border-line border-t pt-4">
      <legend className="pr-3 font-semibold">{text.trial}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {([0, 1] as const).map((place) => {
          const exam = exams.find(({ id }) => id === chosen[place]);
          return (
            <div key={place} className="flex flex-col gap-3">
              <SelectField
                label={place === 0 ? text.first : text.second}
                value={chosen[place]}
                options={[
                  { value: '', label: text.noOral },
                  ...exams
                    .filter(({ id }) => id !== chosen[place === 0 ? 1 : 0])
                    .map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChange={({ target }) =>
                  setChosen(place === 0 ? [target.value, chosen[1]] : [chosen[0], target.value])
                }
              />
              {exam && (
                <Slider
                  name={exam.name}
                  label={text.oralGrade(exam.name)}
                  value={gradeOf(exam)}
                  onChange={(value) => setGrades({ ...grades, [exam.id]: value })}
                />
              )}
            </div>
          );
        })}
      </div>
      <p role="status" className="mt-4">
        <strong className="text-lg">{text.after(formatAverage(after))}</strong>{' '}
        <span className="text-ink-soft">
          {missing === 0 ? text.passed : text.short(formatMark(missing))}
        </span>
      </p>
    </fieldset>
  );
}
