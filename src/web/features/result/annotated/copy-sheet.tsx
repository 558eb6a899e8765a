import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { resultText } from '#web/strings/result-text.ts';
import { cx } from '#web/ui/cx.ts';
import { PenNote } from '#web/ui/pen/pen-note.tsx';
import type { CopyLine, CopyPiece } from './cut-text.ts';
import { marginNotes } from './margin-notes.ts';
import type { NumberedRemark } from './number-remarks.ts';
import { lineId } from './place-in-copy.ts';
import { REMARK_LOOKS } from './remark-looks.ts';
import { RemarkNumber } from './remark-number.tsx';

const { copy: text } = resultText;

type Props = {
  lines: readonly CopyLine[];
  /** The remark being read. */
  current: number | undefined;
  /** The one the Tab key stops at; arrows go to the others. */
  reachable: number | undefined;
  onChoose: (number: number) => void;
};

/** The pupil's own words on ruled paper, the corrector's pen on them, his numbers after them. */
export function CopySheet({ lines, current, reachable, onChoose }: Props) {
  const notes = marginNotes(lines);
  const chooseTouched = (event: MouseEvent) => {
    const touched = (event.target as Element).closest<HTMLElement>('[data-remark]');
    if (touched) onChoose(Number(touched.dataset.remark));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the finger; every mark has its own button
    // biome-ignore lint/a11y/useKeyWithClickEvents: same reason
    <div
      data-part="copy"
      onClick={chooseTouched}
      className="ruled with-margin overflow-hidden rounded-sheet border border-line py-8 pr-4 pl-12 shadow-sheet [--margin-at:2.25rem] [--ruling-at:-7px] @lg:pr-6 @lg:pl-34 @lg:[--margin-at:7.5rem] print:shadow-none"
    >
      {lines.map((line) =>
        line.number === undefined ? (
          <div key={line.start} className="h-8" />
        ) : (
          <p
            key={line.start}
            id={lineId(line.number)}
            className="scroll-mt-24 target:bg-amber-wash text-wrap break-words leading-8"
          >
            <LineNumber>{line.number}</LineNumber>
            {line.pieces.map((piece) => (
              <Fragment key={piece.start}>
                {piece.opens.map(
                  (remark) =>
                    notes.has(remark.number) && <MarginNote key={remark.number} remark={remark} />,
                )}
                {underStrokes(piece, current)}
                {piece.closes.map(({ remark, again }) => (
                  <Mark
                    key={remark.number}
                    remark={remark}
                    isCurrent={remark.number === current}
                    isReachable={remark.number === reachable}
                    again={again}
                  />
                ))}
              </Fragment>
            ))}
          </p>
        ),
      )}
    </div>
  );
}

const underStrokes = ({ text: words, under }: CopyPiece, current: number | undefined) =>
  under.reduceRight<ReactNode>((inside, { number, kind }) => {
    const { stroke, wash } = REMARK_LOOKS[kind];
    return (
      <mark
        key={number}
        data-remark={number}
        className={cx(
          'cursor-pointer text-inherit underline [text-decoration-skip-ink:none]',
          stroke,
          number === current ? wash : 'bg-transparent',
        )}
      >
        {inside}
      </mark>
    );
  }, words);

const NUMBER = 'relative -my-2 mx-0.5 inline-grid select-none align-[-0.05em]';

type MarkProps = {
  remark: NumberedRemark;
  isCurrent: boolean;
  isReachable: boolean;
  /** Another passage of the same remark: the number is repeated for the eye only. */
  again: boolean;
};

function Mark({ remark, isCurrent, isReachable, again }: MarkProps) {
  const { number, kind, evidence } = remark;
  const drawn = <RemarkNumber remark={remark} filled={isCurrent} className="size-5.5" />;
  if (again) {
    return (
      <span aria-hidden="true" data-remark={number} className={cx(NUMBER, 'cursor-pointer')}>
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
        NUMBER,
        'scroll-mt-20 scroll-mb-[60dvh] rounded-full after:absolute after:-inset-x-0.5 after:-inset-y-1.5 xl:scroll-mb-24',
      )}
    >
      {drawn}
    </button>
  );
}

const LineNumber = ({ children }: { children: number }) => (
  <span
    aria-hidden="true"
    className="absolute left-0 w-8 select-none text-right text-ink-faint text-xs leading-8"
  >
    {children}
  </span>
);

/** A word in the margin, level with what it is about; there is room for it only on a wide sheet. */
function MarginNote({ remark: { kind, axis } }: { remark: NumberedRemark }) {
  return (
    <span
      aria-hidden="true"
      className="absolute left-9 hidden w-20 -rotate-3 select-none text-center leading-[0.8] @lg:inline-block"
    >
      <PenNote tone={kind === 'strength' ? 'green' : 'red'} className="text-[1.6rem]">
        {text.margin(kind, axis)}
      </PenNote>
    </span>
  );
}
