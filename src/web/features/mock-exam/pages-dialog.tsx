import { Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { ACCEPTED_EXTENSIONS } from '#domain/exam/check-file-name.ts';
import { pickFiles } from '#web/features/capture/pick-files.ts';
import { examText } from '#web/strings/exam-text.ts';
import { mockExamText } from '#web/strings/mock-exam-text.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { notify } from '#web/ui/toast/notify.ts';

const { pages: text } = mockExamText;
const { ignored, limit } = examText.correction;

type Props = {
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onSubmit: (files: File[]) => void;
};

/** Photographs of a copy written on paper, handed in instead of what was typed. */
export function PagesDialog({ open, busy, onClose, onSubmit }: Props) {
  const [files, setFiles] = useState<File[]>([]);
  const add = (chosen: File[]) => {
    const picked = pickFiles(files.length, chosen);
    setFiles([...files, ...picked.files]);
    if (picked.reasons.length > 0) {
      const description = ignored.description(picked.reasons.length, [...new Set(picked.reasons)]);
      notify.warning(ignored.title, { description });
    }
    if (picked.tooMany) notify.warning(limit.title, { description: limit.description });
  };
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      <p className="mt-3 text-ink-soft">{text.text}</p>
      <ol className="mt-4 flex flex-col divide-y divide-line">
        {files.map((file, at) => (
          <li key={`${file.name}-${file.lastModified}`} className="flex items-center gap-3 py-1">
            <span className="font-semibold text-ink-soft tabular-nums">{at + 1}</span>
            <span className="min-w-0 flex-1 truncate">{file.name}</span>
            <Button
              look="quiet"
              size="small"
              aria-label={text.remove(file.name)}
              onClick={() => setFiles(files.filter((_, place) => place !== at))}
            >
              <Trash2 aria-hidden="true" className="size-5" />
            </Button>
          </li>
        ))}
      </ol>
      <label
        className={buttonLook(
          { look: 'secondary' },
          'relative mt-3 cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-blue has-focus-visible:outline-offset-2',
        )}
      >
        <Upload aria-hidden="true" className="size-5" />
        {text.choose}
        <input
          type="file"
          multiple
          accept={ACCEPTED_EXTENSIONS.join(',')}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
      </label>
      <p className="mt-2 text-[0.9375rem] text-ink-soft">{text.hint}</p>
      <Button
        className="mt-5"
        disabled={files.length === 0}
        busy={busy && text.busy}
        onClick={() => onSubmit(files)}
      >
        {text.go}
      </Button>
    </Dialog>
  );
}
