import { numberRemarks } from '#web/features/result/annotated/number-remarks.ts';
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
import { MarkedPhoto } from './marked-photo.tsx';

const { live: text } = landingText;
const { photo, title, grade, maxGrade, low, high } = mainExample;
const remarks = numberRemarks(photo.remarks);

/** The top of the example copy, as photographed, with the marks the product put on it. */
export function LiveSample() {
  return (
    <section className="border-margin border-y-2 bg-sheet">
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-8 sm:py-20">
        <h2 className="max-w-3xl text-3xl sm:text-4xl">{text.title}</h2>
        <p className="mt-3 max-w-2xl text-ink-soft">{text.text}</p>
        <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div>
            <div className="mb-4 flex items-start justify-between gap-4">
              <p>
                <Badge>{uiText.example}</Badge>
                <span className="mt-2 block font-serif text-xl leading-snug">{typeset(title)}</span>
              </p>
              <p className="shrink-0 text-center">
                <PenCircle className="-rotate-6 px-6 pt-3 pb-4">
                  <span className="sr-only">{text.grade(formatGrade(grade, maxGrade))}</span>
                  <span aria-hidden="true" className="whitespace-nowrap">
                    <span className="pen-written text-5xl">{formatMark(grade)}</span>
                    <span className="pen-written text-3xl">/{maxGrade}</span>
                  </span>
                </PenCircle>
                <span className="mt-1 block text-ink-soft text-sm">
                  {text.range(formatMark(low), formatMark(high))}
                </span>
              </p>
            </div>
            <MarkedPhoto examId={mainExample.examId} photo={photo} remarks={remarks} />
          </div>
          <div>
            <h3 className="text-xl">{text.words}</h3>
            <ol className="mt-4 flex flex-col gap-3">
              {remarks.map((remark) => (
                <li
                  key={remark.number}
                  className="flex gap-3 rounded-field border border-line bg-paper px-3 py-2.5 text-[0.9375rem] leading-snug"
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
            <p className="mt-3 text-ink-soft">{text.more(mainExample.remarks - remarks.length)}</p>
            <a href="/exemple" className={cx(buttonLook(), 'mt-4 w-full')}>
              {text.open}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
