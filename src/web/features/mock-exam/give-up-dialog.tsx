import { mockExamText } from '#web/strings/mock-exam-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const { underWay: text } = mockExamText;

type Props = { open: boolean; busy: boolean; onClose: () => void; onConfirm: () => void };

/** Hours of writing go with it: asked once more, the focus on keeping them. */
export function GiveUpDialog({ open, busy, onClose, onConfirm }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={text.giveUpTitle}>
      <p className="mt-3 text-ink-soft">{text.giveUpText}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="secondary" onClick={onClose} disabled={busy}>
          {text.keep}
        </Button>
        <Button look="danger" busy={busy && text.giveUpBusy} onClick={onConfirm}>
          {text.giveUpConfirm}
        </Button>
      </div>
    </Dialog>
  );
}
