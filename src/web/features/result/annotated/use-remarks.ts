import { useMemo, useState } from 'react';
import type { RemarkView } from '#contract/exam.ts';
import { AXES, type Axis } from '#domain/correction/rubric.ts';
import { numberRemarks } from './number-remarks.ts';

export type AxisChoice = Axis | 'all';
export type Remarks = ReturnType<typeof useRemarks>;

/** The remarks of a copy, those of the chosen axis, and the one being read. */
export function useRemarks(given: readonly RemarkView[]) {
  const all = useMemo(() => numberRemarks(given), [given]);
  const [axis, setAxis] = useState<AxisChoice>('all');
  const [selected, select] = useState<number>();
  const shown = useMemo(
    () => (axis === 'all' ? all : all.filter((remark) => remark.axis === axis)),
    [all, axis],
  );
  const current = shown.find(({ number }) => number === selected);

  return {
    all,
    shown,
    current,
    axis,
    axes: AXES.map((key) => ({ key, found: all.filter((one) => one.axis === key).length })).filter(
      ({ found }) => found > 0,
    ),
    select,
    chooseAxis(chosen: AxisChoice) {
      setAxis(chosen);
      select(undefined);
    },
    /** The remark some steps further among those shown; the ends hold. */
    stepFrom(number: number | undefined, steps: number) {
      const at = shown.findIndex((remark) => remark.number === number);
      const to = at === -1 ? 0 : Math.min(Math.max(at + steps, 0), shown.length - 1);
      return shown[to]?.number;
    },
  };
}
