import { Camera, Upload } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { ACCEPTED_EXTENSIONS } from '#domain/exam/check-file-name.ts';
import { captureText as text } from '#web/strings/capture-text.ts';
import { examText } from '#web/strings/exam-text.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { FileInput } from './file-input.tsx';

type Props = { hasPages: boolean; error?: string; onAdd: (files: File[]) => void };

const PICTURES = 'image/png,image/jpeg,image/webp';

/** Where the copy is laid down: the camera first on a phone, the picker or a drop at a desk. */
export function FileZone({ hasPages, error, onAdd }: Props) {
  const id = useId();
  const [over, setOver] = useState(false);
  const described = cx(`${id}-hint`, error && `${id}-error`);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onAdd([...event.dataTransfer.files]);
  };

  return (
    <div className="flex flex-col gap-2">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the inputs inside do the same */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx(
          'relative isolate flex flex-col items-center justify-center gap-4 rounded-sheet border-2 border-dashed bg-sheet px-5 text-center',
          hasPages ? 'py-5' : 'min-h-56 py-8',
          over ? 'border-blue' : error ? 'border-red' : 'border-edge',
        )}
      >
        <div className="ruled absolute inset-0 -z-10 rounded-sheet [mask-image:radial-gradient(closest-side,transparent_40%,black)]" />
        {!hasPages && (
          <div>
            <p className="font-serif text-2xl">{examText.correction.files}</p>
            <p className="mt-1 text-ink-soft">{text.lead}</p>
          </div>
        )}
        <div className="flex flex-wrap items-center justify-center gap-3">
          <FileInput
            label={text.photo}
            accept={PICTURES}
            capture="environment"
            onFiles={onAdd}
            className={buttonLook({}, 'pointer-fine:hidden')}
          >
            <Camera aria-hidden="true" className="size-5" />
            {text.photo}
          </FileInput>
          <FileInput
            label={text.pickLabel(hasPages ? text.more : text.pick)}
            accept={ACCEPTED_EXTENSIONS.join(',')}
            multiple
            describedBy={described}
            invalid={Boolean(error)}
            onFiles={onAdd}
            className={buttonLook(
              { look: 'secondary' },
              'pointer-fine:border-transparent pointer-fine:bg-blue pointer-fine:text-on-blue pointer-fine:hover:bg-blue-deep',
            )}
          >
            <Upload aria-hidden="true" className="size-5" />
            {hasPages ? text.more : text.pick}
          </FileInput>
        </div>
        <p className="hidden text-ink-soft pointer-fine:block">{text.drop}</p>
      </div>
      <p id={`${id}-hint`} className="text-[0.9375rem] text-ink-soft">
        {examText.correction.filesHint}
      </p>
      {error && (
        <p id={`${id}-error`} className="font-medium text-[0.9375rem] text-red">
          {error}
        </p>
      )}
    </div>
  );
}
