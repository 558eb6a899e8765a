import { landingText } from '#web/strings/landing-text.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Badge } from '#web/ui/badge.tsx';

const { coach } = landingText.phone;

/** The week ahead, made of what the copy showed. */
export function CoachSlide() {
  return (
    <div className="flex h-full flex-col gap-4 px-5 pt-12">
      <span className="self-start">
        <Badge>{uiText.example}</Badge>
      </span>
      <p className="font-serif text-2xl">{coach.title}</p>
      <ol className="flex flex-col gap-3">
        {coach.days.map(([day, task], index) => (
          <li
            key={day}
            className="with-margin rounded-field border border-line bg-sheet py-2.5 pr-3 pl-11 [--margin-at:2rem]"
          >
            <span className="absolute top-3 left-2 grid size-4.5 place-items-center rounded border-2 border-ink text-red">
              {index === 0 && (
                <svg
                  viewBox="0 0 24 24"
                  aria-hidden="true"
                  className="pen-stroke size-6"
                  strokeWidth="4"
                >
                  <path d="M3 13c3 2 5 4 6 7C12 11 16 6 22 2" />
                </svg>
              )}
            </span>
            <p className="font-semibold text-sm">{day}</p>
            <p className="text-ink-soft text-sm leading-snug">{task}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
