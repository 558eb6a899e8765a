import { Timer } from 'lucide-react';
import { type CountdownTone, countdownTone } from '#domain/mock-exam/countdown.ts';
import { mockExamText } from '#web/strings/mock-exam-text.ts';
import { cx } from '#web/ui/cx.ts';

const { room, clock } = mockExamText;
const TONES: Record<CountdownTone, string> = {
  green: 'border-green bg-green-wash text-green',
  yellow: 'border-amber bg-amber-wash text-amber',
  red: 'border-red bg-red-wash text-red',
};

/** The time left; a screen reader hears of it only when its colour changes. */
export function Countdown({ seconds }: { seconds: number }) {
  const tone = countdownTone(seconds);
  return (
    <>
      <span
        role="timer"
        aria-label={room.left(clock(seconds))}
        data-tone={tone}
        className={cx(
          'inline-flex min-h-10 items-center gap-2 whitespace-nowrap rounded-full border-2 px-3.5 font-semibold text-lg tabular-nums',
          TONES[tone],
        )}
      >
        <Timer aria-hidden="true" className="size-5" />
        {clock(seconds)}
      </span>
      <span role="status" className="sr-only">
        {tone !== 'green' && room.warnings[tone]}
      </span>
    </>
  );
}
