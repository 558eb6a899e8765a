import { billingText } from '#web/strings/billing-text.ts';
import { rightsText } from '#web/strings/rights-text.ts';
import { TextLink } from '#web/ui/text-link.tsx';

const LINKS = [
  ['/resilier', billingText.cancel.title],
  ['/renoncer', billingText.withdraw.title],
  ['/cookies', rightsText.cookies.title],
] as const;

/** The ways out, at the foot of every screen of a signed-in pupil: never hidden, never insistent. */
export function ContractLinks() {
  return (
    <footer
      data-print="never"
      className="mx-auto flex max-w-5xl flex-wrap gap-x-5 gap-y-1 px-4 pb-8 text-sm sm:px-8"
    >
      {LINKS.map(([to, label]) => (
        <TextLink key={to} to={to} className="py-1 text-ink-faint decoration-transparent">
          {label}
        </TextLink>
      ))}
    </footer>
  );
}
