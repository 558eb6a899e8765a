import { landingText } from '#web/strings/landing-text.ts';
import { MarkedLeafArt } from '#web/ui/art/marked-leaf-art.tsx';
import { PhotoArt } from '#web/ui/art/photo-art.tsx';
import { RisingCurveArt } from '#web/ui/art/rising-curve-art.tsx';

const { demo } = landingText;
const ARTS = [PhotoArt, MarkedLeafArt, RisingCurveArt];

/** Three cards side by side where there is room; on a phone, a strip to swipe. */
export function Demo() {
  return (
    <section className="border-margin border-y-2 bg-sheet">
      <div className="mx-auto max-w-6xl py-14 sm:py-20">
        <h2 className="px-4 text-3xl sm:px-8 sm:text-4xl">{demo.title}</h2>
        <ol
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls, by keyboard too
          tabIndex={0}
          aria-label={demo.label}
          className="mt-8 flex snap-x snap-mandatory gap-5 overflow-x-auto px-4 pb-3 sm:px-8 lg:grid lg:grid-cols-3 lg:overflow-visible"
        >
          {demo.items.map(({ title, text }, index) => {
            const Art = ARTS[index]!;
            return (
              <li
                key={title}
                className="relative w-[82%] shrink-0 snap-center rounded-sheet border border-line bg-paper p-5 sm:w-[26rem] lg:w-auto"
              >
                <span
                  aria-hidden="true"
                  className="absolute top-3 left-5 font-pen text-6xl text-red leading-none"
                >
                  {index + 1}
                </span>
                <Art className="mx-auto max-w-56" />
                <h3 className="mt-3 text-xl">{title}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
