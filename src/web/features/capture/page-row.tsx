import {
  ArrowDown,
  ArrowUp,
  Crop,
  FileText,
  GripVertical,
  type LucideIcon,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import { type PointerEvent, useState } from 'react';
import { captureText } from '#web/strings/capture-text.ts';
import { examText } from '#web/strings/exam-text.ts';
import { formatPercent, formatSize } from '#web/strings/format.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Progress } from '#web/ui/progress.tsx';
import { type CapturedPage, isPhoto } from './captured-page.ts';
import { FileInput } from './file-input.tsx';
import { useObjectUrl } from './use-object-url.ts';

const { page: text } = captureText;

type Props = {
  page: CapturedPage;
  number: number;
  last: number;
  isWorking: boolean;
  share?: number;
  onMove: (to: number) => void;
  onDrag: (y: number) => void;
  onRemove: () => void;
  onEdit: () => void;
  onRetake: (photo: File) => void;
  /** Absent where the statement is known. */
  onSubject?: (isSubject: boolean) => void;
};

/** One page: what it looks like, what is wrong with it, and what can be done. */
export function PageRow(props: Props) {
  const {
    page,
    number,
    last,
    isWorking,
    share,
    onMove,
    onDrag,
    onRemove,
    onEdit,
    onRetake,
    onSubject,
  } = props;
  const photo = isPhoto(page.original);
  const { name } = page.original;
  const isSending = share !== undefined;

  return (
    <li
      className={cx(
        'sheet relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 p-3',
        last > 1 && 'pl-9',
      )}
    >
      {last > 1 && <Grip number={number} onDrag={onDrag} />}
      <Thumbnail page={page} number={number} onOpen={photo && !isSending ? onEdit : undefined} />
      <div>
        <p className="truncate font-semibold">{name}</p>
        <p className="text-[0.9375rem] text-ink-soft">
          {isWorking ? text.working : `${text.name(number)} · ${formatSize(page.file.size)}`}
        </p>
      </div>
      {/* Beside the picture where there is room, under it in a dialog on a phone. */}
      <div className="flex min-w-0 flex-col justify-end gap-1 @max-xs:col-span-full">
        {page.study && <Faults {...{ page, number, onRetake }} />}
        {isSending ? (
          <Progress
            label={text.sending(formatPercent(share))}
            value={Math.round(share * 100)}
            max={100}
          />
        ) : (
          <div className="-ml-2.5 flex flex-wrap">
            {last > 1 && (
              <>
                <Tool
                  Icon={ArrowUp}
                  label={text.up(number)}
                  disabled={number === 1}
                  onClick={() => onMove(number - 2)}
                />
                <Tool
                  Icon={ArrowDown}
                  label={text.down(number)}
                  disabled={number === last}
                  onClick={() => onMove(number)}
                />
              </>
            )}
            {photo && <Tool Icon={Crop} label={text.edit(number)} onClick={onEdit} />}
            <Tool Icon={Trash2} label={examText.correction.remove(name)} onClick={onRemove} />
            {last > 1 && onSubject && (
              <button
                type="button"
                aria-pressed={page.isSubject === true}
                aria-label={text.isSubject(number)}
                onClick={() => onSubject(!page.isSubject)}
                className="ml-2.5 min-h-11 rounded-field border border-edge px-3 font-medium text-[0.9375rem] text-ink-soft hover:bg-well aria-pressed:border-blue aria-pressed:bg-blue-wash aria-pressed:text-blue"
              >
                {text.isSubjectShort}
              </button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

function Thumbnail(props: { page: CapturedPage; number: number; onOpen?: () => void }) {
  const { page, number, onOpen } = props;
  const url = useObjectUrl(isPhoto(page.original) ? page.file : undefined);
  // What is called a picture and is none is shown as a file; the server says what it thinks of it.
  const [broken, setBroken] = useState<string>();
  const picture =
    url && url !== broken ? (
      <img
        src={url}
        alt={text.preview(number)}
        onError={() => setBroken(url)}
        className="size-full object-cover object-top"
      />
    ) : (
      <FileText aria-hidden="true" className="size-8 text-ink-faint" />
    );
  const frame =
    'relative row-span-2 @max-xs:row-span-1 grid h-28 w-20 shrink-0 place-items-center overflow-hidden rounded-field border border-line bg-well';
  return onOpen ? (
    // The button beside it says the same and takes the focus.
    <button type="button" tabIndex={-1} onClick={onOpen} className={frame}>
      {picture}
    </button>
  ) : (
    <span className={frame}>{picture}</span>
  );
}

function Faults({ page, number, onRetake }: Pick<Props, 'page' | 'number' | 'onRetake'>) {
  const { blurred, dark } = page.study?.faults ?? {};
  if (!blurred && !dark) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field bg-amber-wash px-3 py-1.5">
      <p className="flex gap-1.5 font-medium text-[0.9375rem] text-amber">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {dark ? text.dark(number) : text.blurred(number)}
      </p>
      <FileInput
        label={text.retake(number)}
        accept="image/png,image/jpeg,image/webp"
        capture="environment"
        onFiles={([photo]) => photo && onRetake(photo)}
        className={buttonLook({ look: 'secondary', size: 'small' })}
      >
        {text.retakeShort}
      </FileInput>
    </div>
  );
}

type ToolProps = { Icon: LucideIcon; label: string; disabled?: boolean; onClick: () => void };

const Tool = ({ Icon, label, disabled, onClick }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onClick}
    className="grid size-11 place-items-center rounded-field text-ink-soft hover:bg-well hover:text-ink disabled:text-line"
  >
    <Icon aria-hidden="true" className="size-5" />
  </button>
);

/** Only the grip is dragged, so that a finger on the page still scrolls. The arrows do the same without dragging. */
function Grip({ number, onDrag }: { number: number; onDrag: (y: number) => void }) {
  const hold = (event: PointerEvent<HTMLElement>) =>
    event.currentTarget.setPointerCapture(event.pointerId);
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(event.clientY);
  };
  return (
    <span
      title={text.grip(number)}
      onPointerDown={hold}
      onPointerMove={drag}
      className="absolute inset-y-0 left-0 flex w-9 cursor-grab touch-none items-center justify-center rounded-l-sheet text-ink-faint hover:bg-well active:cursor-grabbing"
    >
      <GripVertical aria-hidden="true" className="size-5" />
    </span>
  );
}
