import { useQueryClient } from '@tanstack/react-query';
import { BILLING_KEY, withdrawFromContract } from '#web/api/billing.ts';
import { useSession } from '#web/features/session/session-context.ts';
import { billingText, formatEuros } from '#web/strings/billing-text.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ContractPage } from './contract-page.tsx';

const { cancel, withdraw: text } = billingText;

/** /renoncer: fourteen days to renounce, declared then confirmed (L. 221-21, D. 221-5). */
export function WithdrawScreen() {
  const client = useQueryClient();
  const { refresh } = useSession();
  return (
    <ContractPage
      {...text}
      busy={cancel.busy}
      facts={({ name }) => [[text.declaration, text.statement(name)]]}
      send={async (declaration) => {
        const { refundCents } = await withdrawFromContract(declaration);
        void client.invalidateQueries({ queryKey: BILLING_KEY });
        void refresh();
        return (
          <Notice tone="success" title={text.doneTitle} live>
            {refundCents !== null && <p>{text.doneRefund(formatEuros(refundCents))}</p>}
            <p>{text.doneText(declaration.email)}</p>
          </Notice>
        );
      }}
      other={
        <>
          {text.other} <TextLink to="/resilier">{cancel.title}</TextLink>
        </>
      }
    />
  );
}
