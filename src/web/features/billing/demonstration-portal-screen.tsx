import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import type { DemonstrationAct, DemonstrationPortalView } from '#contract/billing.ts';
import { actAtDemonstration, getDemonstrationPortal } from '#web/api/billing.ts';
import { billingText, formatEuros } from '#web/strings/billing-text.ts';
import { formatDay } from '#web/strings/format.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageWait } from '#web/ui/page-wait.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { DeclarationRecap } from './declaration-recap.tsx';
import { DemonstrationFrame } from './demonstration-frame.tsx';
import { InvoiceList } from './invoice-list.tsx';

const { demonstration: text } = billingText;

/** Where the real provider lets one manage a subscription; here one also plays time and banks. */
export function DemonstrationPortalScreen() {
  const { id = '' } = useParams();
  const portal = useQuery({
    queryKey: ['demonstration-portal', id],
    queryFn: () => getDemonstrationPortal(id),
  });
  const act = useMutation({
    mutationFn: (name: DemonstrationAct) => actAtDemonstration(id, name),
    onSuccess: async () => {
      await portal.refetch();
      notify.success(text.done);
    },
    onError: (error) => notify.error(uiText.errorTitle, { description: problemSentence(error) }),
  });

  if (portal.isPending) return <PageWait>{uiText.loading}</PageWait>;
  if (portal.isError) {
    return (
      <DemonstrationFrame title={text.portalTitle}>
        <Notice tone="warning">{text.closed}</Notice>
      </DemonstrationFrame>
    );
  }
  const { subscription, invoices, returnUrl } = portal.data;
  const button = (name: DemonstrationAct) => (
    <Button
      key={name}
      look="secondary"
      size="small"
      disabled={act.isPending}
      onClick={() => act.mutate(name)}
    >
      {text.acts[name]}
    </Button>
  );
  return (
    <DemonstrationFrame title={text.portalTitle}>
      {subscription ? (
        <>
          <DeclarationRecap
            facts={[
              [text.status, text.statuses[subscription.status] ?? subscription.status],
              [text.until, formatDay(subscription.currentPeriodEnd)],
              [text.monthly, formatEuros(subscription.amountCents)],
            ]}
          />
          <div className="flex flex-wrap gap-2">{ownActs(subscription).map(button)}</div>
          <Card title={text.simulate}>
            <div className="flex flex-wrap gap-2">{fateActs(subscription).map(button)}</div>
          </Card>
        </>
      ) : (
        <Notice>{text.noSubscription}</Notice>
      )}
      <Card title={billingText.invoices.title}>
        <InvoiceList invoices={invoices} />
      </Card>
      <a href={returnUrl} className={buttonLook({ look: 'quiet' })}>
        {text.return}
      </a>
    </DemonstrationFrame>
  );
}

type Subscription = NonNullable<DemonstrationPortalView['subscription']>;

const ownActs = ({ status, cancelAtPeriodEnd }: Subscription): DemonstrationAct[] =>
  status === 'canceled' ? [] : cancelAtPeriodEnd ? ['resume'] : ['cancel'];

const fateActs = ({ status }: Subscription): DemonstrationAct[] => {
  if (status === 'canceled') return [];
  return status === 'past_due' ? ['settle', 'give-up'] : ['renew', 'refuse', 'dispute'];
};
