import { landingText } from '#web/strings/landing-text.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { PenCircle } from '#web/ui/pen/pen-circle.tsx';
import { PenNote } from '#web/ui/pen/pen-note.tsx';

const { copy } = landingText;
const HAND = 'font-hand text-[0.95rem] text-blue leading-8 sm:text-[1.05rem]';

/** A copy as a pupil gets it back: blue ink, red pen, a margin full of remarks. Drawn, and labelled as an example. */
export function MarkedCopy() {
  return (
    <figure aria-label={copy.label} className="double-leaf relative rounded-md shadow-lift">
      <div className="ruled with-margin overflow-hidden rounded-md border border-line pt-4 pr-5 pb-12 pl-24 [--margin-at:5.5rem] [--ruling-at:-9px] sm:pr-8">
        <div className="flex h-20 items-start justify-between">
          <span className="-ml-[5.6rem]">
            <Badge>{uiText.example}</Badge>
          </span>
          <PenCircle className="-rotate-6 px-7 pt-3 pb-4">
            <span className="pen-written text-6xl">{copy.grade}</span>
            <span className="pen-written text-4xl">{copy.outOf}</span>
          </PenCircle>
        </div>
        <p className={`mb-8 ${HAND}`}>{copy.subject}</p>
        <p className={HAND}>
          {copy.before}
          <span className="underline decoration-2 decoration-red decoration-wavy underline-offset-4">
            <MarginNote>{copy.faultNote}</MarginNote>
            {copy.fault}
          </span>
          {copy.middle}
          <span className="underline decoration-2 decoration-green underline-offset-[5px]">
            <MarginNote tone="green">{copy.praiseNote}</MarginNote>
            {copy.praise}
          </span>
          {copy.after}
          <MarginNote>{copy.tipNote}</MarginNote>
        </p>
      </div>
    </figure>
  );
}

/** Stands in the margin, level with the words it is about. */
function MarginNote({ children, tone }: { children: string; tone?: 'green' }) {
  return (
    <span className="absolute left-1 inline-block w-20 -rotate-3 text-center leading-[0.8]">
      <PenNote tone={tone} className="text-[1.7rem]">
        {children}
      </PenNote>
    </span>
  );
}
