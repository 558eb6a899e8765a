import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'wouter';
import { getDemonstrationCheckout, payDemonstration } from '#web/api/billing.ts';
import { billingText, formatEuros } from '#web/strings/billing-text.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageWait } from '#web/ui/page-wait.tsx';
import { DemonstrationFrame } from './demonstration-frame.tsx';

const { demonstration: text } = billingText;
const CARDS = Object.entries(text.cards).map(([value, label]) => ({ value, label }));

/** Where the real provider would ask for a card. */
export function DemonstrationCheckoutScreen() {
  const { id = '' } = useParams();
  const [card, setCard] = useState('carte-acceptee');
  const session = useQuery({
    queryKey: ['demonstration-checkout', id],
    queryFn: () => getDemonstrationCheckout(id),
  });
  const pay = useMutation({
    mutationFn: () => payDemonstration(id, card),
    onSuccess: ({ paid }) => paid && window.location.assign(session.data?.successUrl ?? '/'),
  });

  if (session.isPending) return <PageWait>{uiText.loading}</PageWait>;
  if (session.isError || session.data.status === 'expired') {
    return (
      <DemonstrationFrame title={text.checkoutTitle}>
        <Notice tone="warning">{text.closed}</Notice>
      </DemonstrationFrame>
    );
  }
  const { amountCents, email, cancelUrl } = session.data;
  const price = formatEuros(amountCents);
  return (
    <DemonstrationFrame title={text.checkoutTitle}>
      <Card>
        <p className="text-ink-soft">{text.amount}</p>
        <p className="font-serif text-4xl">{price}</p>
        <p className="wrap-anywhere mt-3 text-[0.9375rem] text-ink-soft">
          {text.account} : {email}
        </p>
      </Card>
      <ChoiceGroup
        legend={text.card}
        options={CARDS}
        value={card}
        input={{ name: 'card', onChange: (event) => setCard(event.currentTarget.value) }}
      />
      {pay.data?.paid === false && (
        <Notice tone="problem" live>
          {text.refused}
        </Notice>
      )}
      <Button size="large" wide onClick={() => pay.mutate()} busy={pay.isPending && text.paying}>
        {text.pay(price)}
      </Button>
      <a href={cancelUrl} className={buttonLook({ look: 'quiet' })}>
        {text.back}
      </a>
    </DemonstrationFrame>
  );
}
