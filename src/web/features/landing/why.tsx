import { landingText } from '#web/strings/landing-text.ts';
import { HintStepsArt } from '#web/ui/art/hint-steps-art.tsx';
import { LensArt } from '#web/ui/art/lens-art.tsx';
import { ScaleArt } from '#web/ui/art/scale-art.tsx';

const { why } = landingText;
const ARTS = [LensArt, ScaleArt, HintStepsArt];

export function Why() {
  return (
    <section className="mx-auto max-w-6xl px-4 py-14 sm:px-8 sm:py-20">
      <h2 className="text-3xl sm:text-4xl">{why.title}</h2>
      <ul className="mt-8 grid gap-10 md:grid-cols-3">
        {why.items.map(({ title, text }, index) => {
          const Art = ARTS[index]!;
          return (
            <li key={title}>
              <Art className="max-w-44" />
              <h3 className="mt-4 text-xl">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
