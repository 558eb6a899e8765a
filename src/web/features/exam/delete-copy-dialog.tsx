import { deleteCopyText as text } from '#web/strings/delete-copy-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type Props = {
  open: boolean;
  isCorrected: boolean;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** The last question before a copy is gone; the focus starts on keeping it. */
export function DeleteCopyDialog({ open, isCorrected, busy, onClose, onConfirm }: Props) {
  const facts = [
    [text.goes, text.goesText],
    [text.stays, isCorrected ? text.staysText : text.uncorrectedText],
  ] as const;
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      <dl className="mt-4 grid gap-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-ink-soft">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="secondary" onClick={onClose} disabled={busy}>
          {text.keep}
        </Button>
        <Button look="danger" busy={busy && text.busy} onClick={onConfirm}>
          {text.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
