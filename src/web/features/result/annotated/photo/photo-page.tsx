import { useMemo } from 'react';
import type { PhotoView } from '#contract/exam.ts';
import { resultText } from '#web/strings/result-text.ts';
import { cx } from '#web/ui/cx.ts';
import type { NumberedRemark } from '../number-remarks.ts';
import { lineId } from '../place-in-copy.ts';
import { NumberOnPhoto } from './number-on-photo.tsx';
import { PenMark } from './pen-mark.tsx';
import { photoMarks, spreadNumbers } from './photo-marks.ts';
import { TouchArea } from './touch-area.tsx';

const { copy: text } = resultText;

/** In proportion to the page, as a pen's would be, but never too small to read or too large to see past. */
const numberSize = (shownWidth: number) => Math.min(24, Math.max(15, shownWidth / 30));

type Props = {
  photo: PhotoView;
  src: string;
  remarks: readonly NumberedRemark[];
  current: number | undefined;
  reachable: number | undefined;
  /** How wide the page is shown, so that numbers keep their size and their distance. */
  shownWidth: number;
};

/** One page as the pupil wrote it, the corrector's pen over it. */
export function PhotoPage({ photo, src, remarks, current, reachable, shownWidth }: Props) {
  const { page, width, height, lines } = photo;
  const size = numberSize(shownWidth);
  const marks = useMemo(
    () =>
      spreadNumbers(photoMarks({ page }, remarks), (size * width) / Math.max(shownWidth, 1), width),
    [page, width, remarks, shownWidth, size],
  );
  return (
    <figure
      className="photo-inks relative overflow-hidden rounded-sheet border border-line shadow-sheet [content-visibility:auto] print:break-inside-avoid print:shadow-none"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <img
        src={src}
        alt={text.photoOf(page)}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="size-full"
      />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        {marks.map(({ remark, passage, strokes }) => (
          <PenMark
            key={`${remark.number} ${passage}`}
            kind={remark.kind}
            strokes={strokes}
            isCurrent={remark.number === current}
          />
        ))}
      </svg>
      {lines.map(({ number, box }) => (
        <span
          key={number}
          id={lineId(number)}
          aria-hidden="true"
          className={cx(
            'absolute left-0 w-6 -translate-y-1/2 scroll-mt-24 select-none rounded-r-sm bg-sheet/70 pr-0.5 text-right text-[0.625rem] text-ink-soft leading-4 target:bg-amber-wash target:font-bold',
            number % 5 !== 0 && number !== 1 && 'hidden @lg:block',
          )}
          style={{ top: `${((box.y + box.height / 2) / height) * 100}%` }}
        >
          {number}
        </span>
      ))}
      {marks.map((mark) => (
        <TouchArea key={`${mark.remark.number} ${mark.passage}`} mark={mark} photo={photo} />
      ))}
      {marks.map(
        (mark) =>
          mark.number && (
            <NumberOnPhoto
              key={`${mark.remark.number} ${mark.passage}`}
              mark={mark}
              photo={photo}
              size={size}
              isCurrent={mark.remark.number === current}
              isReachable={mark.remark.number === reachable}
            />
          ),
      )}
    </figure>
  );
}
