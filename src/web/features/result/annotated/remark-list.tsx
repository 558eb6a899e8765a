import { resultText } from '#web/strings/result-text.ts';
import { cx } from '#web/ui/cx.ts';
import type { Place } from './annotated-copy.tsx';
import type { NumberedRemark } from './number-remarks.ts';
import { RemarkBody } from './remark-body.tsx';
import { RemarkTitle } from './remark-title.tsx';

const { copy: text } = resultText;

type Props = {
  remarks: readonly NumberedRemark[];
  current: number | undefined;
  reachable: number | undefined;
  place: Place;
  onChoose: (number: number) => void;
  /** On paper nothing can be unfolded: everything is. */
  unfolded: boolean;
};

/** Beside the copy on a wide screen: every remark, the one being read open. */
export function RemarkList({ remarks, current, reachable, place, onChoose, unfolded }: Props) {
  return (
    <ol data-part="list" aria-label={text.remarks} className="flex flex-col gap-2">
      {remarks.map((remark) => {
        const { number } = remark;
        const isOpen = unfolded || number === current;
        return (
          <li
            key={number}
            className={cx(
              'break-inside-avoid rounded-field border bg-sheet',
              number === current ? 'border-ink shadow-sheet' : 'border-line',
            )}
          >
            <button
              type="button"
              data-remark={number}
              tabIndex={number === reachable ? 0 : -1}
              aria-expanded={isOpen}
              onClick={() => onChoose(number)}
              className="w-full scroll-my-4 rounded-field px-3 py-2.5 text-left text-[0.9375rem] leading-snug hover:bg-well"
            >
              <RemarkTitle remark={remark} place={place} />
            </button>
            {isOpen && (
              <div className="px-3 pb-4 pl-12">
                <RemarkBody remark={remark} unfolded={unfolded} />
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
