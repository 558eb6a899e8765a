import { FileText, Trash2, Upload } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { ACCEPTED_EXTENSIONS } from '#domain/exam/check-file-name.ts';
import { examText } from '#web/strings/exam-text.ts';
import { cx } from '#web/ui/cx.ts';

type Props = {
  files: readonly File[];
  error?: string;
  onAdd: (files: File[]) => void;
  onRemove: (index: number) => void;
};

const { correction: text } = examText;

/** Where the copy is laid down: by the picker, or by dropping it. */
export function FileZone({ files, error, onAdd, onRemove }: Props) {
  const id = useId();
  const [over, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onAdd([...event.dataTransfer.files]);
  };

  return (
    <div className="flex flex-col gap-3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input inside does the same */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx(
          'relative isolate grid min-h-44 bg-sheet place-items-center rounded-sheet border-2 border-dashed p-6 text-center has-focus-visible:outline-3 has-focus-visible:outline-blue has-focus-visible:outline-offset-2',
          over ? 'border-blue' : error ? 'border-red' : 'border-edge',
        )}
      >
        <div className="ruled absolute inset-0 -z-10 rounded-sheet [mask-image:radial-gradient(closest-side,transparent_40%,black)]" />
        <div>
          <label htmlFor={id} className="block font-serif text-2xl">
            {text.files}
          </label>
          <p className="mt-2 inline-flex min-h-11 items-center gap-2 rounded-field bg-blue px-5 font-semibold text-on-blue">
            <Upload aria-hidden="true" className="size-5 shrink-0" />
            {text.pick}
          </p>
          <p className="mt-2 text-ink-soft">{text.drop}</p>
        </div>
        <input
          id={id}
          type="file"
          multiple
          accept={ACCEPTED_EXTENSIONS.join(',')}
          aria-describedby={cx(`${id}-hint`, error && `${id}-error`)}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            onAdd([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </div>
      <p id={`${id}-hint`} className="text-[0.9375rem] text-ink-soft">
        {text.filesHint}
      </p>
      {error && (
        <p id={`${id}-error`} className="font-medium text-[0.9375rem] text-red">
          {error}
        </p>
      )}
      <ul className="flex flex-col gap-2">
        {files.map((file, index) => (
          <li
            key={`${file.name}-${file.lastModified}`}
            className="sheet flex items-center gap-3 p-2 pl-4"
          >
            <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
            <span className="min-w-0 flex-1 truncate">{file.name}</span>
            <button
              type="button"
              onClick={() => onRemove(index)}
              aria-label={text.remove(file.name)}
              className="grid size-11 place-items-center rounded-field text-ink-soft hover:bg-well hover:text-red"
            >
              <Trash2 aria-hidden="true" className="size-5" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
