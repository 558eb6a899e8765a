import type { NumberedRemark } from '#web/features/result/annotated/number-remarks.ts';
import { PenMark } from '#web/features/result/annotated/photo/pen-mark.tsx';
import { photoMarks, spreadNumbers } from '#web/features/result/annotated/photo/photo-marks.ts';
import { REMARK_LOOKS } from '#web/features/result/annotated/remark-looks.ts';
import type { PhotoExcerpt } from '#web/features/sample/digests.ts';
import { landingText } from '#web/strings/landing-text.ts';

/** Of a number on the page, in its own pixels; the shape it stands in is drawn in a box of 24. */
const SIZE = 50;
const BOX = 24;

type Props = { examId: string; photo: PhotoExcerpt; remarks: readonly NumberedRemark[] };

/** A photographed page cut short, the pen's marks on it: a picture, where /exemple has the page to touch. */
export function MarkedPhoto({ examId, photo, remarks }: Props) {
  const { page, width, height, fullHeight } = photo;
  const marks = spreadNumbers(photoMarks({ page }, remarks), SIZE, width);
  return (
    <a href="/exemple" className="double-leaf relative block rounded-md shadow-lift">
      <span className="relative block overflow-hidden rounded-md border border-line bg-well">
        <img
          src={`/exemples/${examId}/${page}.webp`}
          alt={landingText.live.picture}
          width={width}
          height={fullHeight}
          loading="lazy"
          decoding="async"
          className="absolute inset-x-0 top-0 h-auto w-full"
        />
        <svg
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          className="relative block h-auto w-full"
        >
          {/* The photo is paper whatever the theme: its marks keep the inks of the day. */}
          <g className="photo-inks">
            {marks.map(({ remark, strokes }) => (
              <PenMark key={remark.number} kind={remark.kind} strokes={strokes} isCurrent={false} />
            ))}
            {marks.map(
              ({ remark, number }) =>
                number && (
                  <g
                    key={remark.number}
                    transform={`translate(${number.x - SIZE / 2} ${number.y - SIZE / 2}) scale(${SIZE / BOX})`}
                    className={REMARK_LOOKS[remark.kind].ink}
                  >
                    <path
                      className="pen-stroke fill-sheet"
                      strokeWidth="1.6"
                      d={REMARK_LOOKS[remark.kind].shape}
                    />
                    <text
                      x="12"
                      y="16.2"
                      textAnchor="middle"
                      className="fill-current font-bold font-sans text-[12px]"
                    >
                      {remark.number}
                    </text>
                  </g>
                ),
            )}
          </g>
        </svg>
      </span>
      <span className="sr-only">{landingText.live.open}</span>
    </a>
  );
}
