import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BillingView } from '#contract/billing.ts';
import { BILLING_KEY, openPortal, resumeSubscription } from '#web/api/billing.ts';
import { openInTab } from '#web/features/billing/open-in-tab.ts';
import { billingText, formatEuros } from '#web/strings/billing-text.ts';
import { formatDay } from '#web/strings/format.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { notify } from '#web/ui/toast/notify.ts';

const { subscription: text } = billingText;
const tellProblem = (error: unknown) =>
  notify.error(uiText.errorTitle, { description: problemSentence(error) });

type Props = { subscription: NonNullable<BillingView['subscription']> };

/** A running subscription: when it is paid next, how it is managed, and the two ways out. */
export function SubscriptionState({ subscription }: Props) {
  const client = useQueryClient();
  const portal = useMutation({
    mutationFn: () => openInTab(async () => (await openPortal()).url),
    onError: tellProblem,
  });
  const resume = useMutation({
    mutationFn: resumeSubscription,
    onSuccess: async () => {
      notify.success(text.resumed);
      await client.invalidateQueries({ queryKey: BILLING_KEY });
    },
    onError: tellProblem,
  });
  const { cancelAtPeriodEnd, currentPeriodEnd, amountCents, status, withdrawUntil } = subscription;
  const end = formatDay(currentPeriodEnd);
  // The payment due is the one refused: naming a later one would be as good as saying that all is well.
  const isRefused = status === 'past_due';
  return (
    <div className="mt-4 flex flex-col gap-3 border-line border-t pt-4">
      {cancelAtPeriodEnd && <p>{text.ends(end)}</p>}
      {isRefused ? (
        <Notice tone="warning">{cancelAtPeriodEnd ? text.pastDueEnding : text.pastDue}</Notice>
      ) : (
        !cancelAtPeriodEnd && <p>{text.renews(end, formatEuros(amountCents))}</p>
      )}
      <p className="text-[0.9375rem] text-ink-faint">{text.reference(subscription.reference)}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          onClick={() => portal.mutate()}
          busy={portal.isPending && text.managing}
        >
          {text.manage}
        </Button>
        {cancelAtPeriodEnd && (
          <Button onClick={() => resume.mutate()} disabled={resume.isPending}>
            {text.resume}
          </Button>
        )}
      </div>
      <p className="flex flex-col gap-1 text-[0.9375rem]">
        {!cancelAtPeriodEnd && <TextLink to="/resilier">{text.cancel}</TextLink>}
        {withdrawUntil && (
          <span>
            <TextLink to="/renoncer">{text.withdraw}</TextLink>{' '}
            <span className="text-ink-soft">{text.withdrawUntil(formatDay(withdrawUntil))}</span>
          </span>
        )}
      </p>
    </div>
  );
}
