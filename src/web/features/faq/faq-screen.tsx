import { frequentQuestions } from '#web/strings/frequent-questions.ts';
import { infoText } from '#web/strings/info-text.ts';
import { BlankCopyArt } from '#web/ui/art/blank-copy-art.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const { faq: text } = infoText;

/** One answer open at a time: the browser sees to it, by the name they share. */
export function FaqScreen() {
  return (
    <div className="mx-auto max-w-4xl px-4 py-6 sm:px-8 sm:py-12">
      <div className="flex items-end justify-between gap-6">
        <div>
          <ScreenTitle className="text-4xl sm:text-5xl">{text.title}</ScreenTitle>
          <p className="mt-3 text-ink-soft">
            {text.text} <TextLink to="/contact">{text.contact}</TextLink>.
          </p>
        </div>
        <BlankCopyArt className="hidden max-w-36 md:block" />
      </div>
      <div className="sheet mt-8 divide-y divide-line px-5 sm:px-8">
        {frequentQuestions.map(({ id, question, answer }) => (
          <details key={id} id={id} name="faq" className="group scroll-mt-6">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold text-[1.0625rem] hover:text-blue [&::-webkit-details-marker]:hidden">
              <h2 className="min-w-0 font-sans text-[1.0625rem] font-semibold leading-snug tracking-normal">
                {question}
              </h2>
              <svg
                viewBox="0 0 24 24"
                aria-hidden="true"
                strokeWidth="2.600"
                className="pen-stroke size-6 shrink-0 text-red transition-transform group-open:rotate-45"
              >
                <path d="M12 3c.4 6 .3 12 0 18M3 12c6-.4 12-.3 18 0" />
              </svg>
            </summary>
            <div className="max-w-prose pb-6 text-ink-soft">
              {answer.map((paragraph) => (
                <p key={paragraph} className="mt-2 first:mt-0">
                  {paragraph}
                </p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </div>
  );
}
