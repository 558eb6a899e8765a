import { EXAMPLES } from '#web/features/sample/digests.ts';
import { examText } from '#web/strings/exam-text.ts';
import { formatMark } from '#web/strings/format.ts';
import { landingText } from '#web/strings/landing-text.ts';
import { typeset } from '#web/strings/typeset.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { PenNote } from '#web/ui/pen/pen-note.tsx';

const { examples: text } = landingText;
const SHOWN = ['francais', 'histoire-geo', 'svt'];

/** Where others put testimonials nobody can check: three copies anyone can open. */
export function ExampleCards() {
  return (
    <section className="mx-auto max-w-6xl px-4 py-14 sm:px-8 sm:py-20">
      <h2 className="text-3xl sm:text-4xl">{text.title}</h2>
      <p className="mt-3 max-w-2xl text-ink-soft">{text.text}</p>
      <ul className="mt-8 grid gap-6 md:grid-cols-3">
        {EXAMPLES.filter(({ subject }) => SHOWN.includes(subject)).map((example, index) => (
          <li
            key={example.subject}
            className={`sheet flex flex-col p-5 ${['md:-rotate-1', 'md:translate-y-3', 'md:rotate-1'][index]}`}
          >
            <div className="flex items-start justify-between gap-3">
              <Badge>{uiText.example}</Badge>
              <PenNote className="text-[2.6rem]">
                {`${formatMark(example.grade)}/${example.maxGrade}`}
              </PenNote>
            </div>
            <h3 className="mt-2 text-xl">{examText.subjects[example.subject]}</h3>
            <p className="mt-1 text-[0.9375rem] text-ink-soft">{typeset(example.title)}</p>
            <p className="mt-4 font-semibold text-sm">{text.said}</p>
            {example.fault && (
              <p className="mt-1 text-[0.9375rem]">
                <span className="font-hand text-blue underline decoration-red decoration-wavy underline-offset-4">
                  {example.fault.words}
                </span>{' '}
                {example.fault.correction && (
                  <PenNote className="text-[1.6rem]">{example.fault.correction}</PenNote>
                )}
                <span className="mt-1 block text-ink-soft">
                  {typeset(example.fault.explanation)}
                </span>
              </p>
            )}
            {example.tip && (
              <>
                <p className="mt-3 font-semibold text-sm">{text.best}</p>
                <p className="mt-1 text-[0.9375rem] text-ink-soft">{typeset(example.tip)}</p>
              </>
            )}
            <a
              href={`/exemple?matiere=${example.subject}`}
              className="mt-auto inline-block rounded-sm pt-4 text-blue underline underline-offset-4"
            >
              {text.open}
              <span className="sr-only"> ({examText.subjects[example.subject]})</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
