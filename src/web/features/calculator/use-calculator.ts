import { useEffect, useMemo, useState } from 'react';
import { averageOf } from '#domain/bac/average.ts';
import { type BacSession, totalOf } from '#domain/bac/bac-session.ts';
import type { OptionLine } from '#domain/bac/options.ts';
import { parseGrade } from '#domain/bac/parse-grade.ts';
import { BLANK_ENTRY, type CalculatorEntry } from '#domain/bac/saved-calculator.ts';
import { judgeAverage } from '#domain/bac/verdict.ts';
import { formatMark } from '#web/strings/format.ts';
import { findSession } from './bac-sessions.ts';
import { keep, readKept } from './kept-entry.ts';

/** A row as it counts: a grade that cannot be read is no grade. */
export type Row = { id: string; name: string; coefficient: number; grade: number | null };
export type Calculator = ReturnType<typeof useCalculator>;

type State = {
  sessionId: string;
  /** Grades as typed, by line or option: what is half typed stays as it is. */
  typed: Record<string, string>;
  options: Omit<OptionLine, 'grade'>[];
  showOptions: boolean;
};

export function useCalculator() {
  const [state, setState] = useState<State>(() => {
    const { entry, sessionId } = readKept();
    return stateOf(entry, sessionId);
  });
  const session = findSession(state.sessionId);
  const entry = useMemo(() => entryOf(state), [state]);
  useEffect(() => keep({ entry, sessionId: state.sessionId }), [entry, state.sessionId]);

  const change = (part: Partial<State>) => setState((now) => ({ ...now, ...part }));
  return {
    ...figuresOf(session, entry),
    session,
    entry,
    typed: state.typed,
    setSession: (sessionId: string) => change({ sessionId }),
    setTyped: (id: string, text: string) =>
      setState((now) => ({ ...now, typed: { ...now.typed, [id]: text } })),
    setOptions: (options: State['options']) => change({ options }),
    showOptions: (showOptions: boolean) => change({ showOptions }),
    load: (loaded: CalculatorEntry, sessionId = state.sessionId) =>
      setState(stateOf(loaded, sessionId)),
    reset: () => setState(stateOf(BLANK_ENTRY, state.sessionId)),
  };
}

/** Everything the table adds up to. */
function figuresOf(session: BacSession, entry: CalculatorEntry) {
  const rowOf = ({ id, name, coefficient }: Row | BacSession['finals'][number]): Row => ({
    id,
    name,
    coefficient,
    grade: entry.grades[id] ?? null,
  });
  const finals = session.finals.map(rowOf);
  const continuous = session.continuous.map(rowOf);
  const options: Row[] = entry.showOptions ? entry.options : [];
  const rows = [...finals, ...continuous, ...options];
  const sum = averageOf(rows);
  const continuousTotal = totalOf(continuous) + (session.options.completes ? totalOf(options) : 0);
  return {
    finals,
    continuous,
    options,
    rows,
    sum,
    totals: { finals: totalOf(finals), continuous: continuousTotal },
    verdict: sum.average === undefined ? undefined : judgeAverage(sum.average, session.honours),
  };
}

const gradeOf = (typed: string | undefined): number | null => {
  const parsed = parseGrade(typed ?? '');
  return parsed.ok ? parsed.value : null;
};

function entryOf({ typed, options, showOptions }: State): CalculatorEntry {
  const own = new Set(options.map(({ id }) => id));
  const lines = Object.entries(typed).filter(([id]) => !own.has(id));
  return {
    grades: Object.fromEntries(lines.map(([id, text]) => [id, gradeOf(text)])),
    options: options.map((option) => ({ ...option, grade: gradeOf(typed[option.id]) })),
    showOptions,
  };
}

function stateOf(entry: CalculatorEntry, sessionId: string): State {
  const grades = [
    ...Object.entries(entry.grades),
    ...entry.options.map(({ id, grade }) => [id, grade] as const),
  ];
  return {
    sessionId,
    typed: Object.fromEntries(
      grades.flatMap(([id, grade]) => (grade === null ? [] : [[id, formatMark(grade)]])),
    ),
    options: entry.options.map(({ id, name, coefficient }) => ({ id, name, coefficient })),
    showOptions: entry.showOptions,
  };
}
