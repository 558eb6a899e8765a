import { resultText } from '#web/strings/result-text.ts';
import type { Place } from './annotated-copy.tsx';
import type { NumberedRemark } from './number-remarks.ts';
import { REMARK_LOOKS } from './remark-looks.ts';
import { RemarkNumber } from './remark-number.tsx';

const { copy: text } = resultText;
const LONGEST = 90;

type Props = { remark: NumberedRemark; place: Place };

/** Its number, what kind it is, where it stands, and the words it is about. */
export function RemarkTitle({ remark, place }: Props) {
  const { kind, axis, evidence } = remark;
  const where = place(remark);
  const words = evidence[0]?.text ?? '';
  return (
    <span className="flex gap-2.5">
      <RemarkNumber remark={remark} className="mt-0.5" />
      <span className="min-w-0">
        <span className="block text-ink-soft text-sm">
          <span className={`font-semibold ${REMARK_LOOKS[kind].ink}`}>{text.kinds[kind]}</span>
          {' · '}
          {text.axes[axis as keyof typeof text.axes] ?? axis}
          {where && ` · ${where}`}
        </span>
        <span className="block break-words">
          {text.quote(words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}...` : words)}
        </span>
      </span>
    </span>
  );
}
