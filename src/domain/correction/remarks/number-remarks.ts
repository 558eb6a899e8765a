type Placed = { evidence: { start: number; end: number }[] };

/** Remarks numbered from 1 as one meets them while reading; what starts at the same word, the longer stretch first. */
export function numberRemarks<R extends Placed>(remarks: readonly R[]): (R & { number: number })[] {
  const startOf = ({ evidence }: Placed) => evidence[0]?.start ?? Number.POSITIVE_INFINITY;
  const endOf = ({ evidence }: Placed) => evidence[0]?.end ?? 0;
  return [...remarks]
    .sort((a, b) => startOf(a) - startOf(b) || endOf(b) - endOf(a))
    .map((remark, i) => ({ ...remark, number: i + 1 }));
}
