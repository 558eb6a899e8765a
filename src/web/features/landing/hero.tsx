import { landingText } from '#web/strings/landing-text.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { PenUnderline } from '#web/ui/pen/pen-underline.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { Phone } from './phone.tsx';
import { SIGN_UP_LINK } from './use-asked-mode.ts';

const { hero } = landingText;

/** What it does, for whom, and two ways on: try, or look first. */
export function Hero() {
  return (
    <section className="relative isolate overflow-hidden">
      <div
        aria-hidden="true"
        className="ruled with-margin absolute inset-y-0 right-0 -z-10 hidden w-[42%] border-line border-l [--margin-at:3rem] lg:block"
      />
      <div className="mx-auto grid max-w-6xl grid-cols-1 items-center gap-x-10 gap-y-12 px-4 pt-8 pb-14 sm:px-8 lg:grid-cols-[1fr_25rem] lg:pt-12">
        <div className="lg:pr-6">
          <ScreenTitle
            tab={`${hero.before} ${hero.marked} ${hero.after}`}
            className="text-[clamp(2.4rem,8.500vw,4.6rem)] leading-[1.16]"
          >
            {hero.before} <PenUnderline>{hero.marked}</PenUnderline> {hero.after}
          </ScreenTitle>
          <p className="mt-5 max-w-xl text-ink-soft text-lg sm:text-xl">{hero.text}</p>
          <p className="mt-3 max-w-xl">{hero.axes}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <a href={SIGN_UP_LINK} className={buttonLook({ size: 'large' })}>
              {hero.start}
            </a>
            <a href="/exemple" className={buttonLook({ size: 'large', look: 'secondary' })}>
              {hero.sample}
            </a>
          </div>
          <p className="mt-4 text-ink-soft">{hero.proof}</p>
        </div>
        <Phone />
      </div>
    </section>
  );
}
