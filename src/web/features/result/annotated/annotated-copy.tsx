import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import type { ResultView } from '#contract/exam.ts';
import { resultText } from '#web/strings/result-text.ts';
import { Button } from '#web/ui/button.tsx';
import { useMedium } from '../use-medium.ts';
import { AxisFilter } from './axis-filter.tsx';
import { CopySheet } from './copy-sheet.tsx';
import { cutText } from './cut-text.ts';
import { Legend } from './legend.tsx';
import type { NumberedRemark } from './number-remarks.ts';
import { lineAt, placeName } from './place-in-copy.ts';
import { RemarkList } from './remark-list.tsx';
import { RemarkSheet } from './remark-sheet.tsx';
import { useRemarks } from './use-remarks.ts';

const { copy: text } = resultText;
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

type Part = 'copy' | 'list';
/** Where a remark stands, in the pupil's words. */
export type Place = (remark: NumberedRemark) => string | undefined;

/** The copy with its marks, and what they say: beside it where there is room, under the thumb elsewhere. */
export function AnnotatedCopy({ result }: { result: ResultView }) {
  const remarks = useRemarks(result.remarks);
  const { all, shown, current, select, stepFrom } = remarks;
  const lines = useMemo(() => cutText(result.text, shown), [result.text, shown]);
  const isWide = useMedium('(min-width: 1280px)');
  const isPrinting = useMedium('print');
  const frame = useRef<HTMLElement>(null);
  const chosenIn = useRef<Part>('copy');

  const find = (part: Part, number: number | undefined) =>
    frame.current?.querySelector<HTMLElement>(
      `[data-part=${part}] button[data-remark="${number}"]`,
    );
  const choose = (number: number | undefined, part: Part) => {
    chosenIn.current = part;
    select(number);
  };

  useEffect(() => {
    if (!current) return;
    const elsewhere = isWide && chosenIn.current === 'copy' ? 'list' : 'copy';
    frame.current
      ?.querySelector(`[data-part=${elsewhere}] button[data-remark="${current.number}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [current, isWide]);

  const close = () => {
    if (!isWide) find('copy', current?.number)?.focus({ preventScroll: true });
    select(undefined);
  };

  const moveByKey = (event: KeyboardEvent) => {
    const from = (event.target as Element).closest<HTMLElement>('button[data-remark]');
    if (event.key === 'Escape') return close();
    const steps = STEPS[event.key];
    if (!from || !steps) return;
    event.preventDefault();
    const part: Part = from.closest('[data-part=list]') ? 'list' : 'copy';
    const next = stepFrom(Number(from.dataset.remark), steps);
    choose(next, part);
    find(part, next)?.focus();
  };

  const place: Place = (remark) => {
    const [first] = remark.evidence;
    return first && placeName(lineAt(result.text, first.start), result.reading.mode);
  };
  const reachable = current?.number ?? shown[0]?.number;
  const at = current ? shown.indexOf(current) + 1 : 0;

  return (
    <section ref={frame} onKeyDown={moveByKey} aria-labelledby="copy-title">
      <h2 id="copy-title" className="mb-1 text-2xl">
        {text.title}
      </h2>
      {all.length === 0 ? (
        <p className="mb-4 text-ink-soft">{text.none}</p>
      ) : (
        <div data-print="never" className="mb-5 flex flex-col gap-4">
          <p className="text-ink-soft">{text.intro}</p>
          <AxisFilter remarks={remarks} />
          <Legend remarks={shown} />
          {!isWide && (
            <Button
              look="secondary"
              className="self-start"
              onClick={() => choose(shown[0]?.number, 'copy')}
            >
              {text.start(shown.length)}
            </Button>
          )}
        </div>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21rem] print:block">
        <div className="@container">
          <CopySheet
            lines={lines}
            current={current?.number}
            reachable={reachable}
            onChoose={(number) => choose(number, 'copy')}
          />
        </div>
        {(isWide || isPrinting) && shown.length > 0 && (
          <div className="sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto p-1 print:static print:mt-6 print:max-h-none print:overflow-visible">
            <RemarkList
              remarks={shown}
              current={current?.number}
              reachable={reachable}
              place={place}
              onChoose={(number) => choose(number === current?.number ? undefined : number, 'list')}
              unfolded={isPrinting}
            />
          </div>
        )}
      </div>
      {/* Always there: a region that comes with its words is not read aloud. */}
      <div aria-live="polite">
        {!isWide && current && (
          <RemarkSheet
            remark={current}
            position={text.position(at, shown.length)}
            place={place}
            onStep={(steps) => choose(stepFrom(current.number, steps), 'copy')}
            onClose={close}
          />
        )}
      </div>
    </section>
  );
}
