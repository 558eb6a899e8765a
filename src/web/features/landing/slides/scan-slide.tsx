import { landingText } from '#web/strings/landing-text.ts';

const { phone, copy } = landingText;

/** What the camera sees: the copy, framed. */
export function ScanSlide() {
  return (
    <div className="relative h-full bg-ink px-5 pt-11 in-data-[theme=dark]:bg-well">
      <div className="ruled with-margin h-[19rem] -rotate-2 overflow-hidden rounded-sm p-3 pl-14 [--margin-at:3rem] [--ruling-at:-10px]">
        <p className="font-hand text-[0.7rem] text-blue leading-8">
          {copy.subject} {copy.before}
          {copy.fault}
          {copy.middle}
          {copy.praise}
        </p>
      </div>
      <svg
        viewBox="0 0 240 300"
        aria-hidden="true"
        className="pen-stroke absolute inset-x-3 top-8 h-[20.5rem] w-[calc(100%-1.5rem)] text-red"
        preserveAspectRatio="none"
        strokeWidth="4"
      >
        <path
          vectorEffect="non-scaling-stroke"
          d="M6 34V6h28M206 6h28v28M6 266v28h28M206 294h28v-28"
        />
      </svg>
      <p className="absolute inset-x-0 bottom-[4.7rem] text-center">
        <span className="rounded-full bg-green-wash px-3 py-1 font-semibold text-green text-sm">
          ✓ {phone.scan.page}
        </span>
      </p>
      <span className="absolute bottom-3 left-1/2 size-12 -translate-x-1/2 rounded-full border-4 border-paper bg-red" />
    </div>
  );
}
