import calendar from '#content/public/calendar.json' with { type: 'json' };
import { EXAMPLES } from '#web/features/sample/digests.ts';
import { examText } from '#web/strings/exam-text.ts';
import { formatDay } from '#web/strings/format.ts';
import { landingText } from '#web/strings/landing-text.ts';
import { SubjectMark } from '#web/ui/art/subject-mark.tsx';

const { subjects: text } = landingText;

/** Each subject opens its corrected copy; beside them, the leaf of the calendar. */
export function Subjects() {
  return (
    <section className="mx-auto grid max-w-6xl grid-cols-1 gap-10 px-4 py-14 sm:px-8 sm:py-20 lg:grid-cols-[1fr_19rem]">
      <div>
        <h2 className="text-3xl sm:text-4xl">{text.title}</h2>
        <p className="mt-3 text-ink-soft">{text.text}</p>
        <ul className="mt-7 grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-3">
          {EXAMPLES.map(({ subject }) => (
            <li key={subject}>
              <a
                href={`/exemple?matiere=${subject}`}
                className="flex h-full items-center gap-3 rounded-sheet border border-line bg-sheet px-3 py-3 hover:border-ink"
              >
                <SubjectMark subject={subject} />
                <span className="leading-tight">
                  <span className="block font-semibold">{examText.subjects[subject]}</span>
                  <span className="text-ink-soft text-sm">{text.see}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Countdown />
    </section>
  );
}

function Countdown() {
  const { label, words, note } = text.countdown;
  return (
    <div className="mx-auto w-full max-w-76 rotate-1 self-center">
      <div className="sheet overflow-hidden text-center">
        <p className="bg-red py-2.5 font-semibold text-on-red">{label}</p>
        {/* Counted by the visitor's clock: the page was written on another day. */}
        <p
          data-countdown={calendar.date}
          data-words={words}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves what the clock wrote
          dangerouslySetInnerHTML={{ __html: '' }}
          className="min-h-28 py-5 font-serif text-6xl leading-[1.1]"
        />
        <p className="border-line border-t border-dashed px-4 py-3 text-ink-soft text-sm">
          {note(formatDay(calendar.date), calendar.confirmed)}
        </p>
      </div>
    </div>
  );
}
