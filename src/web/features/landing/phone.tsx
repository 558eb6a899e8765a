import type { ReactNode } from 'react';
import { landingText } from '#web/strings/landing-text.ts';
import { CoachSlide } from './slides/coach-slide.tsx';
import { GameSlide } from './slides/game-slide.tsx';
import { MarkSlide } from './slides/mark-slide.tsx';
import { ScanSlide } from './slides/scan-slide.tsx';

const { phone: text } = landingText;
const SCREENS: readonly (() => ReactNode)[] = [ScanSlide, MarkSlide, GameSlide, CoachSlide];

/** A phone on the desk, showing the product in four pictures. `enliven` turns them. */
export function Phone() {
  return (
    <section
      data-slides=""
      data-at="0"
      data-paused="false"
      aria-label={text.label}
      className="flex flex-col items-center gap-4"
    >
      <div className="relative w-[17.5rem] max-w-full rotate-2 rounded-[2.6rem] border-[10px] border-ink bg-ink shadow-lift in-data-[theme=dark]:border-edge">
        <span
          aria-hidden="true"
          className="absolute top-1.5 left-1/2 z-10 h-4 w-20 -translate-x-1/2 rounded-full bg-ink in-data-[theme=dark]:bg-edge"
        />
        <div className="slides h-[33rem] overflow-hidden rounded-[2rem] bg-paper">
          {SCREENS.map((Screen, index) => {
            const { title, alt } = text.slides[index]!;
            return (
              <figure key={title} className="flex h-full flex-col" aria-label={alt}>
                <div aria-hidden="true" className="min-h-0 flex-1">
                  <Screen />
                </div>
                <figcaption className="border-margin border-t-2 bg-sheet px-4 py-3 text-center font-serif text-lg">
                  {title}
                </figcaption>
              </figure>
            );
          })}
        </div>
      </div>
      <div className="flex items-center">
        {text.slides.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            data-alive=""
            data-dot={index}
            aria-pressed={index === 0}
            aria-label={text.slide(index + 1, text.slides.length, title)}
            className="group grid size-11 place-items-center rounded-field"
          >
            <span className="size-3.5 rounded-full border-2 border-ink group-aria-pressed:bg-ink" />
          </button>
        ))}
        <button
          type="button"
          data-alive=""
          data-pause=""
          data-when-playing={text.pause}
          data-when-paused={text.play}
          aria-label={text.pause}
          className="grid size-11 place-items-center rounded-field text-ink hover:bg-well"
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
            <path
              className="in-data-[paused=true]:hidden"
              d="M7 4h3.500v16H7ZM13.500 4H17v16h-3.500Z"
            />
            <path className="not-in-data-[paused=true]:hidden" d="M7 4l13 8-13 8Z" />
          </svg>
        </button>
      </div>
    </section>
  );
}
