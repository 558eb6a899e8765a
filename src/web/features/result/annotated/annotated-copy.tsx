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
import { PhotoSheet } from './photo/photo-sheet.tsx';
import { ViewControls } from './photo/view-controls.tsx';
import { lineAt, placeName } from './place-in-copy.ts';
import { RemarkList } from './remark-list.tsx';
import { RemarkSheet } from './remark-sheet.tsx';
import { useRemarks } from './use-remarks.ts';
import { useView } from './use-view.ts';

const { copy: text } = resultText;
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

const CLOSE = 2;

type Part = 'copy' | 'list';
/** Where a remark stands, in the pupil's words. */
export type Place = (remark: NumberedRemark) => string | undefined;

/** The copy with its marks, and what they say: beside it where there is room, under the thumb elsewhere. */
export function AnnotatedCopy({ result }: { result: ResultView }) {
  const remarks = useRemarks(result.remarks);
  const { all, shown, current, select, stepFrom } = remarks;
  const lines = useMemo(() => cutText(result.text, shown), [result.text, shown]);
  const view = useView(result);
  const isWide = useMedium('(min-width: 1280px)');
  const isPrinting = useMedium('print');
  const frame = useRef<HTMLElement>(null);
  const chosenIn = useRef<Part>('copy');

  const choose = (number: number | undefined, part: Part) => {
    chosenIn.current = part;
    select(number);
  };

  useEffect(() => {
    if (!current) return;
    const elsewhere = isWide && chosenIn.current === 'copy' ? 'list' : 'copy';
    markIn(frame.current, elsewhere, current.number)?.scrollIntoView({
      block: 'nearest',
      inline: isWide ? 'nearest' : 'center',
    });
  }, [current, isWide]);

  const close = () => {
    const mark = markIn(frame.current, 'copy', current?.number);
    if (!isWide) mark?.focus({ preventScroll: true });
    select(undefined);
    // The page shrinks back to its own size: the mark must not be lost on the way.
    requestAnimationFrame(() => mark?.scrollIntoView({ block: 'nearest' }));
  };

  const moveByKey = (event: KeyboardEvent) => {
    // Whoever writes a contest moves in his own text.
    if (event.target instanceof HTMLTextAreaElement) return;
    const from = (event.target as Element).closest<HTMLElement>('button[data-remark]');
    if (event.key === 'Escape') return close();
    const steps = STEPS[event.key];
    if (!from || !steps) return;
    event.preventDefault();
    const part: Part = from.closest('[data-part=list]') ? 'list' : 'copy';
    const next = stepFrom(Number(from.dataset.remark), steps);
    choose(next, part);
    markIn(frame.current, part, next)?.focus();
  };

  const place: Place = (remark) => {
    const [first] = remark.evidence;
    return first && placeName(lineAt(result.text, first.start), result.reading.mode);
  };
  const reachable = current?.number ?? shown[0]?.number;
  // On a phone a remark brings its line close, and lets it go when it is closed.
  const zoom = current && !isWide ? Math.max(view.zoom, CLOSE) : view.zoom;
  const pen = {
    current: current?.number,
    reachable,
    onChoose: (number: number) => choose(number, 'copy'),
  };
  const at = current ? shown.indexOf(current) + 1 : 0;

  return (
    <section ref={frame} onKeyDown={moveByKey} aria-labelledby="copy-title">
      <h2 id="copy-title" className="mb-1 text-2xl">
        {text.title}
      </h2>
      {result.photos.length > 0 && (
        <div data-print="never" className="mb-4">
          <ViewControls {...view} />
        </div>
      )}
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
        <div className="@container min-w-0">
          {view.mode === 'photo' ? (
            <PhotoSheet result={result} remarks={shown} zoom={zoom} {...pen} />
          ) : (
            <CopySheet lines={lines} {...pen} />
          )}
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

const markIn = (frame: HTMLElement | null, part: Part, number: number | undefined) =>
  frame?.querySelector<HTMLElement>(`[data-part=${part}] button[data-remark="${number}"]`);
