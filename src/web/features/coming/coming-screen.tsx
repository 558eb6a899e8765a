import { comingText } from '#web/strings/coming-text.ts';
import { BlankCopyArt } from '#web/ui/art/blank-copy-art.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';

export type Room = keyof typeof comingText.rooms;

/** A room whose furniture has not arrived: it says so plainly. */
export function ComingScreen({ room }: { room: Room }) {
  const { title, text } = comingText.rooms[room];
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-4 px-4 py-10 text-center">
      <BlankCopyArt className="max-w-56" />
      <Badge tone="amber">{comingText.soon}</Badge>
      <ScreenTitle>{title}</ScreenTitle>
      <p className="text-ink-soft">{text}</p>
      <ButtonLink to="/" look="secondary">
        {comingText.back}
      </ButtonLink>
    </div>
  );
}
