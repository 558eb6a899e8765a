import { useState } from 'react';
import { contactText as text } from '#web/strings/contact-text.ts';
import { EnvelopeArt } from '#web/ui/art/envelope-art.tsx';
import { Button } from '#web/ui/button.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ContactForm } from './contact-form.tsx';

/** Who to write to, when they answer, and where to turn when it cannot wait. */
export function ContactScreen() {
  const [sentFrom, setSentFrom] = useState<string>();
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 items-start gap-8 px-4 py-6 sm:px-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div>
        <ScreenTitle className="text-4xl sm:text-5xl">{text.title}</ScreenTitle>
        <p className="mt-3 mb-6 text-ink-soft">{text.intro}</p>
        <div className="sheet p-5 sm:p-8">
          {sentFrom ? (
            <Sent email={sentFrom} onAgain={() => setSentFrom(undefined)} />
          ) : (
            <ContactForm onSent={setSentFrom} />
          )}
        </div>
      </div>
      <aside className="flex flex-col gap-6 lg:pt-24">
        <EnvelopeArt className="hidden max-w-52 lg:block" />
        <div>
          <h2 className="text-xl">{text.hours.title}</h2>
          <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            {text.hours.rows.map(([days, hours]) => (
              <div key={days} className="contents">
                <dt>{days}</dt>
                <dd className="text-right font-semibold">{hours}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 text-ink-soft text-sm">{text.hours.note}</p>
        </div>
        <div className="rounded-sheet border-2 border-margin p-4">
          <h2 className="text-lg">{text.urgent.title}</h2>
          <p className="mt-2 text-[0.9375rem] text-ink-soft">{text.urgent.text}</p>
          <a
            href="tel:3114"
            className="mt-2 inline-block py-1.5 font-semibold text-blue underline underline-offset-4"
          >
            {text.urgent.call}
          </a>
        </div>
        <nav aria-label={text.legal.label} className="flex flex-col items-start gap-1">
          <TextLink to="/faq">{text.legal.faq}</TextLink>
          <TextLink to="/terms">{text.legal.terms}</TextLink>
          <TextLink to="/privacy">{text.legal.privacy}</TextLink>
          <TextLink to="/mentions-legales">{text.legal.notices}</TextLink>
        </nav>
      </aside>
    </div>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <div role="status" className="flex flex-col items-start gap-3">
      <h2 className="text-2xl">{text.sent.title}</h2>
      <p className="text-ink-soft">{text.sent.text(email)}</p>
      <Button look="secondary" onClick={onAgain}>
        {text.sent.again}
      </Button>
    </div>
  );
}
