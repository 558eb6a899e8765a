import { billingText } from '#web/strings/billing-text.ts';

const { lines } = billingText.order;

export function OrderRecap({ price }: { price: string }) {
  const facts = [
    [lines.what, lines.whatValue],
    [lines.price, lines.priceValue(price)],
    [lines.length, lines.lengthValue],
    [lines.payment, lines.paymentValue],
    [lines.withdrawal, lines.withdrawalValue],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[8rem_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-faint">{name}</dt>
          <dd className="-mt-2 font-semibold sm:mt-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
