import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { resultText } from '#web/strings/result-text.ts';
import { uiText } from '#web/strings/ui-text.ts';
import type { Place } from './annotated-copy.tsx';
import type { NumberedRemark } from './number-remarks.ts';
import { RemarkBody } from './remark-body.tsx';
import { RemarkTitle } from './remark-title.tsx';

const { copy: text } = resultText;

type Props = {
  remark: NumberedRemark;
  position: string;
  place: Place;
  onStep: (steps: number) => void;
  onClose: () => void;
};

/** From the bottom of a phone: the remark being read, with the copy still in sight above it. */
export function RemarkSheet({ remark, position, place, onStep, onClose }: Props) {
  return (
    <section
      aria-label={text.remarks}
      data-print="never"
      className="rise-in fixed inset-x-0 bottom-0 z-30 mx-auto flex max-h-[55dvh] max-w-2xl flex-col rounded-t-sheet border border-edge border-b-0 bg-sheet shadow-lift"
    >
      <div className="flex items-center gap-1 border-line border-b px-2">
        <IconButton label={text.previous} onClick={() => onStep(-1)}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </IconButton>
        <p className="text-center text-ink-soft text-sm">{position}</p>
        <IconButton label={text.next} onClick={() => onStep(1)}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </IconButton>
        <span className="flex-1" />
        <IconButton label={uiText.close} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long remark scrolls, by keyboard too */}
      <div tabIndex={0} className="overflow-y-auto px-4 py-3">
        <RemarkTitle remark={remark} place={place} />
        <div className="mt-3 pl-8.5">
          <RemarkBody key={remark.number} remark={remark} />
        </div>
      </div>
    </section>
  );
}

type IconButtonProps = { label: string; onClick: () => void; children: ReactNode };

const IconButton = ({ label, onClick, children }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className="grid size-12 place-items-center rounded-field text-ink-soft hover:bg-well hover:text-ink"
  >
    {children}
  </button>
);
