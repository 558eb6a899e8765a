import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Estimate, estimateLines } from '#domain/bac/estimates.ts';
import type { UncertainLine } from '#domain/bac/mention-odds.ts';
import { COPY_GRADES_KEY, listCopyGrades } from '#web/api/bac.ts';
import { formatMark } from '#web/strings/format.ts';
import type { Calculator } from './use-calculator.ts';

const NONE: Record<string, Estimate> = {};

/** What the pupil's copies could fill in, and what they did: a grade retyped by hand is no estimate any more. */
export function useEstimates({ session, typed, rows, setTyped }: Calculator) {
  const { data } = useQuery({ queryKey: COPY_GRADES_KEY, queryFn: listCopyGrades, retry: false });
  const possible = useMemo(() => (data ? estimateLines(data) : NONE), [data]);
  const [isUsed, setIsUsed] = useState(false);
  const lines = [...session.finals, ...session.continuous];
  const blanks = lines.filter(({ id }) => possible[id] && !typed[id]?.trim());
  const used = Object.fromEntries(
    Object.entries(possible).filter(([id, { grade }]) => isUsed && typed[id] === formatMark(grade)),
  );
  return {
    copies: data?.length ?? 0,
    canFill: blanks.length > 0,
    used,
    fill() {
      for (const { id } of blanks) setTyped(id, formatMark(possible[id]?.grade ?? 0));
      setIsUsed(true);
    },
    forget: () => setIsUsed(false),
    /** The table with the doubt each estimate carries. */
    uncertain: rows.map(
      ({ id, coefficient, grade }): UncertainLine => ({
        coefficient,
        grade,
        interval: used[id]?.interval,
      }),
    ),
  };
}
