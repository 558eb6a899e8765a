import { landingText } from '#web/strings/landing-text.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { PenTick } from '#web/ui/pen/pen-tick.tsx';
import { SIGN_UP_LINK } from './use-asked-mode.ts';

const { pricing: text } = landingText;

/** Two offers and what each gives; no countdown, no ticked box, nothing crossed out. */
export function Pricing() {
  return (
    <section className="mx-auto max-w-6xl px-4 py-14 sm:px-8 sm:py-20">
      <h2 className="text-3xl sm:text-4xl">{text.title}</h2>
      <div className="mt-8 grid gap-6 md:grid-cols-2">
        <Offer {...text.free} to={SIGN_UP_LINK} />
        <Offer {...text.pro} to="/upgrade" isPro />
      </div>
      <p className="mt-5 max-w-2xl text-ink-soft">{text.terms}</p>
    </section>
  );
}

type OfferProps = {
  name: string;
  price: string;
  per?: string;
  items: readonly string[];
  action: string;
  to: string;
  isPro?: boolean;
};

function Offer({ name, price, per, items, action, to, isPro = false }: OfferProps) {
  return (
    <div className={cx('sheet flex flex-col p-6 sm:p-8', isPro && 'border-blue border-2')}>
      <h3 className="text-2xl">{name}</h3>
      <p className="mt-2 font-serif text-5xl">
        {price} {per && <span className="font-sans text-ink-soft text-lg">{per}</span>}
      </p>
      <ul className="mt-5 mb-6 flex flex-col gap-2.5">
        {items.map((item) => (
          <li key={item} className="flex gap-2.5">
            <PenTick />
            {item}
          </li>
        ))}
      </ul>
      <a href={to} className={cx(buttonLook({ look: isPro ? 'primary' : 'secondary' }), 'mt-auto')}>
        {action}
      </a>
    </div>
  );
}
