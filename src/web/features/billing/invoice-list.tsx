import type { InvoiceView } from '#contract/billing.ts';
import { billingText, formatEuros } from '#web/strings/billing-text.ts';
import { formatDay } from '#web/strings/format.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Badge } from '#web/ui/badge.tsx';

const { invoices: text } = billingText;

export function InvoiceList({ invoices }: { invoices: InvoiceView[] }) {
  if (invoices.length === 0) return <p className="text-ink-soft">{text.empty}</p>;
  return (
    <ul className="divide-y divide-line">
      {invoices.map((invoice) => (
        <li key={invoice.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <div>
            <p className="font-semibold">
              {invoice.number ?? text.unnumbered} · {formatEuros(invoice.amountCents)}
            </p>
            <p className="text-[0.9375rem] text-ink-soft">
              {formatDay(invoice.issuedAt)}
              {invoice.refundedCents > 0 && (
                <> · {text.refunded(formatEuros(invoice.refundedCents))}</>
              )}
            </p>
          </div>
          <div className="flex items-center gap-3">
            <Badge tone={invoice.status === 'paid' ? 'green' : 'amber'}>
              {text.statuses[invoice.status] ?? invoice.status}
            </Badge>
            {invoice.pageUrl && (
              <a
                href={invoice.pageUrl}
                target="_blank"
                rel="noreferrer"
                aria-label={uiText.named(text.open, invoice.number ?? formatDay(invoice.issuedAt))}
                className="text-blue underline underline-offset-4"
              >
                {text.open}
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
