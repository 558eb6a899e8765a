import { uiText } from '#web/strings/ui-text.ts';
import { upgradeText as text } from '#web/strings/upgrade-text.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Invented, and said to be: nobody is made to speak. */
export function Testimonials() {
  return (
    <section>
      <h2 className="mb-4 flex flex-wrap items-center gap-3 text-2xl">
        {text.testimonialsTitle}
        <Badge tone="amber">{uiText.example}</Badge>
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        {text.testimonials.map(({ who, text: words }) => (
          <figure key={who} className="sheet p-5">
            <blockquote className="font-serif text-lg leading-snug">{words}</blockquote>
            <figcaption className="mt-3 text-[0.9375rem] text-ink-faint">{who}</figcaption>
          </figure>
        ))}
      </div>
      <p className="mt-3 text-[0.9375rem] text-ink-faint">{text.testimonialsNote}</p>
    </section>
  );
}
