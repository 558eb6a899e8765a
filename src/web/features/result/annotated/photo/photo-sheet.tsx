import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { ResultView } from '#contract/exam.ts';
import { pictureOf } from '#web/api/exams.ts';
import { resultText } from '#web/strings/result-text.ts';
import type { NumberedRemark } from '../number-remarks.ts';
import { PhotoPage } from './photo-page.tsx';

type Props = {
  result: Pick<ResultView, 'examId' | 'photos' | 'reading'>;
  remarks: readonly NumberedRemark[];
  zoom: number;
  current: number | undefined;
  reachable: number | undefined;
  onChoose: (number: number) => void;
};

/** The pupil's own pages, marked; enlarged, they are moved under the finger. */
export function PhotoSheet({ result, remarks, zoom, current, reachable, onChoose }: Props) {
  const { examId, photos, reading } = result;
  const { frame, width } = useWidth();
  const chooseTouched = (event: MouseEvent) => {
    const touched = (event.target as Element).closest<HTMLElement>('[data-remark]');
    if (touched) onChoose(Number(touched.dataset.remark));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the finger; every mark has its own button
    // biome-ignore lint/a11y/useKeyWithClickEvents: same reason
    <div
      ref={frame}
      data-part="copy"
      onClick={chooseTouched}
      className="overflow-x-auto print:overflow-visible"
    >
      <div
        className="flex flex-col gap-4 transition-none print:w-full!"
        style={{ width: `${zoom * 100}%` }}
      >
        {photos.map((photo) => (
          <PhotoPage
            key={photo.page}
            photo={photo}
            src={pictureOf(examId, photo.page)}
            remarks={remarks}
            current={current}
            reachable={reachable}
            shownWidth={width * zoom}
          />
        ))}
      </div>
      {photos.length < reading.pages && (
        <p className="mt-3 text-ink-soft">{resultText.copy.otherPages}</p>
      )}
    </div>
  );
}

/** The width of what it is put on, kept up to date. */
function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(360);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return { frame, width };
}
