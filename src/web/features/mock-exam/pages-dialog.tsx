import { CopyPages } from '#web/features/capture/copy-pages.tsx';
import { useCopyDraft } from '#web/features/capture/use-copy-draft.ts';
import { mockExamText } from '#web/strings/mock-exam-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const { pages: text } = mockExamText;

type Props = {
  attemptId: string;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  /** `ready` gives the pages as they are to leave, once every photo is prepared. */
  onSubmit: (ready: () => Promise<File[]>, forget: () => Promise<void>) => void;
};

/** Photographs of a copy written on paper, handed in instead of what was typed. */
export function PagesDialog({ attemptId, open, busy, onClose, onSubmit }: Props) {
  const copy = useCopyDraft(attemptId);
  const ready = async () => (await copy.settled()).pages.map(({ file }) => file);
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      <p className="mt-3 text-ink-soft">{text.text}</p>
      <fieldset disabled={busy} className="mt-4 flex min-w-0 flex-col gap-4">
        <legend className="sr-only">{text.title}</legend>
        <CopyPages copy={copy} />
      </fieldset>
      <Button
        wide
        className="mt-5"
        disabled={copy.draft.pages.length === 0}
        busy={busy && text.busy}
        onClick={() => onSubmit(ready, copy.forget)}
      >
        {text.go}
      </Button>
    </Dialog>
  );
}
