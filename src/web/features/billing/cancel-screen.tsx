import { useQueryClient } from '@tanstack/react-query';
import { BILLING_KEY, cancelContract } from '#web/api/billing.ts';
import { billingText } from '#web/strings/billing-text.ts';
import { formatDay } from '#web/strings/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ContractPage } from './contract-page.tsx';

const { cancel: text, withdraw } = billingText;

/** /resilier: three clicks from any page, signed in or not (L. 215-1-1). */
export function CancelScreen() {
  const client = useQueryClient();
  return (
    <ContractPage
      {...text}
      facts={(_, endsAt) => [[text.endsAt, endsAt ? formatDay(endsAt) : text.endOfPeriod]]}
      send={async (declaration) => {
        await cancelContract(declaration);
        void client.invalidateQueries({ queryKey: BILLING_KEY });
        return (
          <Notice tone="success" title={text.doneTitle} live>
            {text.doneText(declaration.email)}
          </Notice>
        );
      }}
      other={
        <>
          {text.other} <TextLink to="/renoncer">{withdraw.title}</TextLink>
        </>
      }
    />
  );
}
