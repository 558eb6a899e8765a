import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { BILLING_KEY } from '#web/api/billing.ts';
import { useSession } from '#web/features/session/session-context.ts';
import { billingText } from '#web/strings/billing-text.ts';
import { Notice } from '#web/ui/notice.tsx';

const { subscription: text } = billingText;
const ASK_AGAIN_MS = 2_000;
/** Two minutes: a page left unpaid is not asked about for ever. */
const MAX_ASKS = 60;

/**
 * Back from the payment page: the provider's word may come a moment after the person does. Only a paid subscription
 * counts: Pro may be open already, by a school's code.
 */
export function PaymentNews({ isPaid }: { isPaid: boolean }) {
  const { refresh } = useSession();
  const client = useQueryClient();
  const [, setParams] = useSearchParams();
  const [asks, setAsks] = useState(0);
  const isTired = asks >= MAX_ASKS;
  useEffect(() => {
    if (isPaid || isTired) return;
    const timer = setInterval(() => {
      setAsks((before) => before + 1);
      void client.invalidateQueries({ queryKey: BILLING_KEY });
    }, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isPaid, isTired, client]);
  useEffect(() => {
    if (!isPaid) return;
    void refresh();
    // Told once: the page opened again later is the profile, not news.
    setParams({}, { replace: true });
  }, [isPaid, refresh, setParams]);

  if (isTired && !isPaid) return <Notice live>{text.stillWaiting}</Notice>;
  return isPaid ? (
    <Notice tone="success" title={text.received} live>
      {text.receivedText}
    </Notice>
  ) : (
    <Notice live>{text.waiting}</Notice>
  );
}
