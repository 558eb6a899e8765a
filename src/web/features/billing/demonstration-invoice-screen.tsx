import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { PRODUCT_NAME } from '#domain/product.ts';
import { getDemonstrationInvoice } from '#web/api/billing.ts';
import { billingText, formatEuros } from '#web/strings/billing-text.ts';
import { formatDay } from '#web/strings/format.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageWait } from '#web/ui/page-wait.tsx';
import { DeclarationRecap } from './declaration-recap.tsx';
import { DemonstrationFrame } from './demonstration-frame.tsx';

const { demonstration: text, invoices, order } = billingText;

/** An invoice one can print. */
export function DemonstrationInvoiceScreen() {
  const { id = '' } = useParams();
  const invoice = useQuery({
    queryKey: ['demonstration-invoice', id],
    queryFn: () => getDemonstrationInvoice(id),
  });
  if (invoice.isPending) return <PageWait>{uiText.loading}</PageWait>;
  if (invoice.isError) {
    return (
      <DemonstrationFrame title={invoices.unnumbered}>
        <Notice tone="warning">{text.closed}</Notice>
      </DemonstrationFrame>
    );
  }
  const { number, email, amountCents, issuedAt, periodStart, periodEnd, status } = invoice.data;
  return (
    <DemonstrationFrame title={text.invoiceTitle(number)}>
      <DeclarationRecap
        facts={[
          [order.lines.what, `${PRODUCT_NAME} Pro`],
          [text.billedTo, email ?? ''],
          [text.issued, formatDay(issuedAt)],
          [text.period, `${formatDay(periodStart)} – ${formatDay(periodEnd)}`],
          [text.total, formatEuros(amountCents)],
          [text.status, invoices.statuses[status] ?? status],
        ]}
      />
      <div data-print="never">
        <Button look="secondary" onClick={() => window.print()}>
          {text.print}
        </Button>
      </div>
    </DemonstrationFrame>
  );
}
