import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useLocation } from 'wouter';
import { exportPdf } from '#web/api/export-pdf.ts';
import { isProblem } from '#web/api/problem.ts';
import { resultText } from '#web/strings/result-text.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/toast/notify.ts';

const { pdf: text } = resultText;

/** The correction as a PDF: a document for Pro, the reason why not for everybody else. */
export function ExportButton({ resultId, isPro }: { resultId: string; isPro: boolean }) {
  const [, navigate] = useLocation();
  const proOnly = () =>
    notify.error(text.proTitle, {
      description: text.proOnly,
      action: { label: resultText.upsell.action, onClick: () => navigate('/upgrade') },
    });
  const download = useMutation({
    mutationFn: () => exportPdf(resultId),
    onSuccess: ({ file, name }) => {
      keep(file, name);
      notify.success(text.done);
    },
    onError: (error) => {
      if (isProblem(error) && error.refusal?.code === 'pro-required') return proOnly();
      notify.error(text.failed, { description: text.again });
    },
  });
  return (
    <Button
      look="secondary"
      size="small"
      className="print:hidden"
      busy={download.isPending && text.busy}
      onClick={() => (isPro ? download.mutate() : proOnly())}
    >
      <FileDown aria-hidden="true" className="size-4" />
      {text.export}
    </Button>
  );
}

function keep(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser needs the address until it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
