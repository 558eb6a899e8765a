import { cutText } from '#web/features/result/annotated/cut-text.ts';
import { numberRemarks } from '#web/features/result/annotated/number-remarks.ts';
import { REMARK_LOOKS } from '#web/features/result/annotated/remark-looks.ts';
import { RemarkNumber } from '#web/features/result/annotated/remark-number.tsx';
import { mainExample } from '#web/features/sample/digests.ts';
import { formatGrade, formatMark } from '#web/strings/format.ts';
import { landingText } from '#web/strings/landing-text.ts';
import { typeset } from '#web/strings/typeset.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { PenCircle } from '#web/ui/pen/pen-circle.tsx';

const { live: text } = landingText;
const { excerpt, title, grade, maxGrade, low, high } = mainExample;
const remarks = numberRemarks(excerpt.remarks);
const lines = cutText(excerpt.text, remarks);
const idOf = (number: number) => `remarque-${number}`;

/** The opening of the example copy with its remarks: real ones, read without an account nor a script. */
export function LiveSample() {
  return (
    <section className="border-margin border-y-2 bg-sheet">
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-8 sm:py-20">
        <h2 className="max-w-3xl text-3xl sm:text-4xl">{text.title}</h2>
        <p className="mt-3 max-w-2xl text-ink-soft">{text.text}</p>
        <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <figure className="double-leaf relative rounded-md shadow-lift">
            <div className="ruled with-margin overflow-hidden rounded-md border border-line pt-5 pr-4 pb-9 pl-12 [--margin-at:2.25rem] [--ruling-at:-7px] sm:pr-8 sm:pl-20 sm:[--margin-at:3.75rem]">
              <div className="mb-3 flex items-start justify-between gap-4">
                <p>
                  <Badge>{uiText.example}</Badge>
                  <span className="mt-2 block font-serif text-lg leading-8">{typeset(title)}</span>
                </p>
                <PenCircle className="-rotate-6 shrink-0 px-6 pt-3 pb-4">
                  <span className="sr-only">{text.grade(formatGrade(grade, maxGrade))}</span>
                  <span aria-hidden="true" className="whitespace-nowrap">
                    <span className="pen-written text-5xl">{formatMark(grade)}</span>
                    <span className="pen-written text-3xl">/{maxGrade}</span>
                  </span>
                </PenCircle>
              </div>
              {lines.map((line) => (
                <p key={line.start} className="text-wrap break-words leading-8">
                  {line.pieces.map((piece) => (
                    <Piece key={piece.start} piece={piece} />
                  ))}
                </p>
              ))}
            </div>
            <figcaption className="sr-only">
              {text.range(formatMark(low), formatMark(high))}
            </figcaption>
          </figure>
          <div>
            <h3 className="text-xl">{text.words}</h3>
            <ol className="mt-4 flex flex-col gap-3">
              {remarks.map((remark) => (
                <li
                  key={remark.number}
                  id={idOf(remark.number)}
                  className="flex scroll-mt-24 gap-3 rounded-field border border-line bg-paper px-3 py-2.5 text-[0.9375rem] leading-snug target:border-ink target:bg-amber-wash"
                >
                  <RemarkNumber remark={remark} className="size-6 shrink-0" />
                  <span>
                    {typeset(remark.explanation)}
                    <span className="mt-1 block text-ink-soft">
                      {typeset(remark.hints.question)}
                    </span>
                  </span>
                </li>
              ))}
            </ol>
            <a href="/exemple" className={cx(buttonLook(), 'mt-5 w-full')}>
              {text.open}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

type Piece = (typeof lines)[number]['pieces'][number];

function Piece({ piece }: { piece: Piece }) {
  const remark = piece.under.at(-1);
  if (!remark) return piece.text;
  const { stroke } = REMARK_LOOKS[remark.kind];
  return (
    <>
      <a
        href={`#${idOf(remark.number)}`}
        className={cx('text-inherit underline [text-decoration-skip-ink:none]', stroke)}
      >
        {piece.text}
      </a>
      {piece.closes
        .filter(({ again }) => !again)
        .map(({ remark: closed }) => (
          <RemarkNumber
            key={closed.number}
            remark={closed}
            className="mx-0.5 inline-block size-5.5 align-[-0.3em]"
          />
        ))}
    </>
  );
}
