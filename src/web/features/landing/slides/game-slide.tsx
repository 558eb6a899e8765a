import { landingText } from '#web/strings/landing-text.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { MedalArt } from '#web/ui/art/medal-art.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { PenNote } from '#web/ui/pen/pen-note.tsx';

const { game } = landingText.phone;
const DEVICES = ['tick', 'flame', 'star'] as const;

/** What work earns. The figures are the specification's, and illustrate. */
export function GameSlide() {
  return (
    <div className="flex h-full flex-col gap-6 px-5 pt-12">
      <span className="self-start">
        <Badge>{uiText.example}</Badge>
      </span>
      <div>
        <p className="font-serif text-3xl">{game.level}</p>
        <p className="mt-2 text-ink-soft text-sm">{game.xp}</p>
        <div className="mt-1 h-3.5 overflow-hidden rounded-full border-2 border-ink bg-sheet">
          <div className="h-full w-[61%] bg-blue" />
        </div>
        <p className="mt-3 -rotate-2">
          <PenNote tone="green" className="text-[1.9rem]">
            {game.gain}
          </PenNote>
        </p>
      </div>
      <div className="grid grid-cols-3 gap-2 text-center text-xs leading-tight">
        {DEVICES.map((device, index) => (
          <p key={device} className="flex flex-col items-center gap-1.5">
            <MedalArt device={device} />
            {game.badges[index]}
          </p>
        ))}
      </div>
    </div>
  );
}
