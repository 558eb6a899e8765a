import type { BacLine, BacSession } from './bac-session.ts';
import type { OptionLine } from './options.ts';

/** What the pupil has typed, whatever the session: lines with the same id keep their grade. */
export type CalculatorEntry = {
  grades: Record<string, number | null>;
  options: OptionLine[];
  showOptions: boolean;
};

export const BLANK_ENTRY: CalculatorEntry = { grades: {}, options: [], showOptions: false };

type SavedLine = {
  name: string;
  coefficient: number;
  grade: number | '';
  tooltip: string;
  isFixed: boolean;
};
/** The shape kept in the browser under `bac-calculator-data`. */
export type SavedCalculator = {
  finalExams: SavedLine[];
  ccSubjects: SavedLine[];
  optionalSubjects: { id: string; name: string; coefficient: number; grade: number | '' }[];
  showOptions: boolean;
};

export function toSaved(entry: CalculatorEntry, session: BacSession): SavedCalculator {
  const saveLine = ({ id, name, coefficient, hint }: BacLine): SavedLine => ({
    name,
    coefficient,
    grade: entry.grades[id] ?? '',
    tooltip: hint,
    isFixed: true,
  });
  return {
    finalExams: session.finals.map(saveLine),
    ccSubjects: session.continuous.map(saveLine),
    optionalSubjects: entry.options.map((option) => ({ ...option, grade: option.grade ?? '' })),
    showOptions: entry.showOptions,
  };
}

/** Reads back what a browser kept; whatever is not what we wrote is dropped, line by line. */
export function fromSaved(saved: unknown, session: BacSession): CalculatorEntry {
  if (!isRecord(saved)) return BLANK_ENTRY;
  const grades: CalculatorEntry['grades'] = {};
  const take = (lines: readonly BacLine[], kept: unknown) => {
    for (const item of Array.isArray(kept) ? kept.filter(isRecord) : []) {
      const line = lines.find(({ name }) => name === item.name);
      if (line) grades[line.id] = gradeOr(item.grade);
    }
  };
  take(session.finals, saved.finalExams);
  take(session.continuous, saved.ccSubjects);
  return { grades, options: optionsOf(saved), showOptions: saved.showOptions === true };
}

function optionsOf({ optionalSubjects: kept }: Record<string, unknown>): OptionLine[] {
  return (Array.isArray(kept) ? kept : []).filter(isRecord).map((option, at) => ({
    id: typeof option.id === 'string' ? option.id : `option-${at}`,
    name: typeof option.name === 'string' ? option.name : '',
    coefficient:
      Number.isInteger(option.coefficient) && Number(option.coefficient) >= 0
        ? Number(option.coefficient)
        : 0,
    grade: gradeOr(option.grade),
  }));
}

const gradeOr = (grade: unknown): number | null =>
  typeof grade === 'number' && grade >= 0 && grade <= 20 ? Math.round(grade * 100) / 100 : null;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
