import type { PhotoView } from '#contract/exam.ts';
import { resultText } from '#web/strings/result-text.ts';
import { cx } from '#web/ui/cx.ts';
import { RemarkNumber } from '../remark-number.tsx';
import type { PhotoMark } from './photo-marks.ts';

const { copy: text } = resultText;
const FULL_SIZE = 24;

type Props = {
  mark: PhotoMark;
  photo: PhotoView;
  /** In pixels of the screen. */
  size: number;
  isCurrent: boolean;
  isReachable: boolean;
};

/** The number of a remark beside its words: a button for the first passage, a reminder for the others. */
export function NumberOnPhoto({ mark, photo, size, isCurrent, isReachable }: Props) {
  const { remark, passage } = mark;
  const { number, kind, evidence } = remark;
  const drawn = <RemarkNumber remark={remark} filled={isCurrent} />;
  const at = {
    left: `${(mark.number!.x / photo.width) * 100}%`,
    top: `${(mark.number!.y / photo.height) * 100}%`,
    scale: size / FULL_SIZE,
  };
  const place = 'absolute grid -translate-x-1/2 -translate-y-1/2 select-none rounded-full';
  if (passage > 0) {
    return (
      <span
        aria-hidden="true"
        data-remark={number}
        className={cx(place, 'cursor-pointer')}
        style={at}
      >
        {drawn}
      </span>
    );
  }
  return (
    <button
      type="button"
      data-remark={number}
      tabIndex={isReachable ? 0 : -1}
      aria-pressed={isCurrent}
      aria-label={text.mark(number, text.kinds[kind].toLowerCase(), evidence[0]?.text ?? '')}
      className={cx(
        place,
        'scroll-mx-16 scroll-mt-20 scroll-mb-[60dvh] after:absolute after:-inset-2 xl:scroll-mb-24',
        isCurrent && 'z-10',
      )}
      style={at}
    >
      {drawn}
    </button>
  );
}
