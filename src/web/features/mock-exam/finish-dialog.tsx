import { mockExamText } from '#web/strings/mock-exam-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const { finish: text } = mockExamText;

type Props = {
  open: boolean;
  blank: number;
  busy: boolean;
  onClose: () => void;
  onSubmit: () => void;
  onPages: () => void;
};

/** The last question before the copy leaves. */
export function FinishDialog({ open, blank, busy, onClose, onSubmit, onPages }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      <p className="mt-3 font-semibold">{blank > 0 ? text.blank(blank) : text.full}</p>
      <p className="mt-1 text-ink-soft">{text.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onSubmit} busy={busy && text.busy}>
          {text.go}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {text.stay}
        </Button>
      </div>
      <Button look="quiet" size="small" className="-ml-3 mt-4" onClick={onPages}>
        {text.pages}
      </Button>
    </Dialog>
  );
}
