import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BILLING_KEY } from '#web/api/billing.ts';
import { useSession } from '#web/features/session/session-context.ts';
import { billingText } from '#web/strings/billing-text.ts';
import { Notice } from '#web/ui/notice.tsx';

const { subscription: text } = billingText;
const ASK_AGAIN_MS = 2_000;
/** Two minutes: a page left unpaid is not asked about for ever. */
const MAX_ASKS = 60;

/** Back from the payment page: the provider's word may come a moment after the person does. */
export function PaymentNews({ isPro }: { isPro: boolean }) {
  const { refresh } = useSession();
  const client = useQueryClient();
  useEffect(() => {
    if (isPro) {
      void client.invalidateQueries({ queryKey: BILLING_KEY });
      return;
    }
    let asks = 0;
    const timer = setInterval(() => {
      asks += 1;
      if (asks >= MAX_ASKS) clearInterval(timer);
      void refresh();
    }, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isPro, refresh, client]);

  return isPro ? (
    <Notice tone="success" title={text.received} live>
      {text.receivedText}
    </Notice>
  ) : (
    <Notice live>{text.waiting}</Notice>
  );
}
