import { landingText } from '#web/strings/landing-text.ts';
import { SignatureArt } from '#web/ui/art/signature-art.tsx';
import { PenTick } from '#web/ui/pen/pen-tick.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const { parents: text } = landingText;

export function Parents() {
  return (
    <section className="mx-auto max-w-6xl px-4 py-14 sm:px-8 sm:py-20">
      <div className="ruled with-margin grid items-center gap-8 rounded-sheet border border-line py-8 pr-5 pl-12 [--margin-at:2rem] sm:pr-8 md:grid-cols-[1fr_14rem] md:pl-24 md:[--margin-at:4.500rem]">
        <div>
          <h2 className="text-3xl">{text.title}</h2>
          <p className="mt-2 text-ink-soft">{text.text}</p>
          <ul className="mt-5 grid gap-x-8 gap-y-2 sm:grid-cols-2">
            {text.items.map((item) => (
              <li key={item} className="flex gap-2.5">
                <PenTick />
                {item}
              </li>
            ))}
          </ul>
          <p className="mt-5">
            <TextLink to="/privacy">{text.read}</TextLink>
          </p>
        </div>
        <SignatureArt className="hidden md:block" />
      </div>
    </section>
  );
}
