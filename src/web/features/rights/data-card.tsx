import { Download } from 'lucide-react';
import { useState } from 'react';
import { EXPORT_URL } from '#web/api/rights.ts';
import { rightsText } from '#web/strings/rights-text.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { StorageLine } from './storage-line.tsx';

const { card: text } = rightsText;

/** Take everything away, or have it erased. */
export function DataCard() {
  return (
    <Card title={text.title}>
      <p className="mb-4 text-ink-soft">{text.text}</p>
      <StorageLine />
      <div className="flex flex-wrap gap-3">
        <ExportButton />
        <ButtonLink to="/supprimer-mon-compte" look="quiet">
          {text.delete}
        </ButtonLink>
      </div>
    </Card>
  );
}

export function ExportButton() {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const answer = await fetch(EXPORT_URL);
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
      save(await answer.blob(), nameOf(answer));
      notify.success(text.exported);
    } catch {
      notify.error(text.exportFailed, { duration: 4_000 });
    }
    setBusy(false);
  };
  return (
    <Button look="secondary" onClick={download} busy={busy && text.exporting}>
      <Download aria-hidden="true" className="size-4" />
      {text.export}
    </Button>
  );
}

const nameOf = (answer: Response) =>
  answer.headers.get('content-disposition')?.match(/filename="([^"]+)"/)?.[1] ?? 'donnees.zip';

function save(archive: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(archive);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
