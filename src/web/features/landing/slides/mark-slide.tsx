import { landingText } from '#web/strings/landing-text.ts';
import { PenCircle } from '#web/ui/pen/pen-circle.tsx';
import { PenNote } from '#web/ui/pen/pen-note.tsx';

const { copy } = landingText;

/** The same copy, handed back. */
export function MarkSlide() {
  return (
    <div className="ruled with-margin h-full overflow-hidden pt-9 pr-3 pl-18 [--margin-at:4.1rem] [--ruling-at:-11px]">
      <p className="mb-2 text-right">
        <PenCircle className="-rotate-6 px-6 pt-2 pb-3">
          <span className="pen-written text-5xl">{copy.grade}</span>
          <span className="pen-written text-3xl">{copy.outOf}</span>
        </PenCircle>
      </p>
      <p className="font-hand text-[0.72rem] text-blue leading-8">
        {copy.before}
        <span className="underline decoration-2 decoration-red decoration-wavy underline-offset-4">
          <Note>{copy.faultNote}</Note>
          {copy.fault}
        </span>
        {copy.middle}
        <span className="underline decoration-2 decoration-green underline-offset-[5px]">
          <Note tone="green">{copy.praiseNote}</Note>
          {copy.praise}
        </span>
        {copy.after}
        <Note>{copy.tipNote}</Note>
      </p>
    </div>
  );
}

function Note({ children, tone }: { children: string; tone?: 'green' }) {
  return (
    <span className="absolute left-1 inline-block w-15 -rotate-3 text-center leading-[0.8]">
      <PenNote tone={tone} className="text-[1.35rem]">
        {children}
      </PenNote>
    </span>
  );
}
