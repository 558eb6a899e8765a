import { resultText } from '#web/strings/result-text.ts';
import type { NumberedRemark } from './number-remarks.ts';
import { RemarkNumber } from './remark-number.tsx';

const { copy: text } = resultText;
const KINDS = ['fault', 'weakness', 'strength', 'idea'] as const;

/** Which shape means what, with how many there are of each. */
export function Legend({ remarks }: { remarks: readonly NumberedRemark[] }) {
  const found = KINDS.map((kind) => ({
    kind,
    number: remarks.filter((remark) => remark.kind === kind).length,
  })).filter(({ number }) => number > 0);
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem] text-ink-soft">
      {found.map(({ kind, number }) => (
        <li key={kind} className="flex items-center gap-2">
          <RemarkNumber remark={{ kind, number }} />
          {text.kinds[kind]}
        </li>
      ))}
    </ul>
  );
}
