import { formatMark } from '#web/strings/format.ts';
import { resultText } from '#web/strings/result-text.ts';

const { grade: text } = resultText;
const at = (mark: number) => `${(mark / 20) * 100}%`;
const BANDS = text.mentions.map((mention, i) => ({
  ...mention,
  to: text.mentions[i + 1]?.from ?? 20,
}));
const WASHES = ['bg-well', 'bg-well', 'bg-green-wash', 'bg-green-wash', 'bg-green-wash'];

type Props = { grade: number; low: number; high: number };

/** From 0 to 20 with the mentions, the pen's bracket over what is possible, a cross on what is likely. */
export function GradeScale({ grade, low, high }: Props) {
  return (
    <figure>
      <div role="img" aria-label={text.scale(grade, low, high)} className="relative pt-7">
        <svg
          viewBox="0 0 200 24"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="pen-stroke absolute inset-x-0 top-0 h-6 w-full overflow-visible text-red"
          strokeWidth="2"
        >
          <path vectorEffect="non-scaling-stroke" d={bracket(low * 10, high * 10)} />
        </svg>
        <span
          className="[print-color-adjust:exact] absolute top-4 z-10 h-7 w-1 -translate-x-1/2 -rotate-6 rounded-full bg-red"
          style={{ left: at(grade) }}
        />
        <div className="[print-color-adjust:exact] flex h-5 overflow-hidden rounded-full border border-edge text-center text-xs leading-[1.125rem]">
          {BANDS.map(({ from, to, short, name }, i) => (
            <span
              key={from}
              title={name || undefined}
              className={`border-edge not-first:border-l text-ink-soft ${WASHES[i]}`}
              style={{ width: at(to - from) }}
            >
              {from >= 12 && short}
            </span>
          ))}
        </div>
        <div className="relative h-5 text-ink-faint text-xs">
          {[0, 10, 12, 14, 16, 20].map((mark) => (
            <span
              key={mark}
              className="absolute -translate-x-1/2 first:translate-x-0 last:-translate-x-full"
              style={{ left: at(mark) }}
            >
              {formatMark(mark)}
            </span>
          ))}
        </div>
      </div>
      <figcaption className="mt-1 font-semibold">{text.interval(low, high)}</figcaption>
    </figure>
  );
}

/** Both ends turned down, the middle a little uneven: drawn in one stroke. */
function bracket(from: number, to: number): string {
  const middle = (from + to) / 2;
  return `M${from} 20C${from} 10 ${from + 1} 8 ${from + 4} 7.500C${middle - 8} 6 ${middle + 6} 8.500 ${to - 4} 6.500C${to - 1} 7 ${to} 10 ${to} 20`;
}
