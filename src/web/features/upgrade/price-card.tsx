import { Check } from 'lucide-react';
import { useLocation } from 'wouter';
import { PRO_PRICE_CENTS } from '#domain/billing/price.ts';
import { useBilling } from '#web/features/billing/use-billing.ts';
import { useSession } from '#web/features/session/session-context.ts';
import { billingText, formatEuros } from '#web/strings/billing-text.ts';
import { upgradeText as text } from '#web/strings/upgrade-text.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/toast/notify.ts';

const { errors } = billingText;

/** The price, whole: what it is, how long, how to leave. */
export function PriceCard() {
  const { session } = useSession();
  const billing = useBilling();
  const [, navigate] = useLocation();
  const cents = billing.data?.monthlyCents ?? PRO_PRICE_CENTS;
  const discount = billing.data?.discountPercent ?? 0;

  const start = () => {
    if (session.status === 'signed-in') return navigate('/commande');
    notify.error(errors.signIn);
    navigate(`/login?returnUrl=${encodeURIComponent('/commande')}`);
  };

  return (
    <section
      aria-labelledby="pro-price"
      className="sheet border-2 border-blue p-6 lg:sticky lg:top-6"
    >
      <h2 id="pro-price" className="text-xl">
        {text.priceTitle}
      </h2>
      <p className="mt-2 font-serif text-5xl leading-none">{formatEuros(cents)}</p>
      <p className="mt-1.5 text-ink-soft">
        {text.perMonth}
        {discount > 0 && <> · {text.instead(formatEuros(PRO_PRICE_CENTS))}</>}
      </p>
      {discount > 0 && <p className="mt-2 font-semibold text-green">{text.discount(discount)}</p>}
      <ul className="my-5 grid gap-2">
        {text.promises.map((promise) => (
          <li key={promise} className="flex gap-2 text-[0.9375rem]">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-green" />
            {promise}
          </li>
        ))}
      </ul>
      <Button size="large" wide onClick={start}>
        {text.button}
      </Button>
    </section>
  );
}
