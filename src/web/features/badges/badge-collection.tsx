import { useState } from 'react';
import type { BadgeView } from '#contract/progress.ts';
import { BADGE_CODES, BADGES, type BadgeCode } from '#domain/progress/badges.ts';
import { badgeText } from '#web/strings/badge-text.ts';
import { formatDay } from '#web/strings/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { BadgeMedal } from './badge-medal.tsx';

const SLOTS = 4;

/** Four slots: the newest badges, then those still to be won; all twenty on demand. */
export function BadgeCollection({ badges }: { badges: readonly BadgeView[] }) {
  const [isOpen, setOpen] = useState(false);
  const earned = new Map(badges.map(({ code, earnedAt }) => [code, earnedAt]));
  const locked = BADGE_CODES.filter((code) => !earned.has(code));
  const all: BadgeCode[] = [...badges.map(({ code }) => code), ...locked];
  return (
    <Card>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="text-xl">{badgeText.title}</h2>
        <p className="font-serif text-2xl text-ink-soft">
          <span className="sr-only">{badgeText.collected(earned.size)}</span>
          <span aria-hidden="true">{badgeText.collection(earned.size, BADGE_CODES.length)}</span>
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-4">
        {all.slice(0, isOpen ? all.length : SLOTS).map((code) => (
          <Slot key={code} code={code} earnedAt={earned.get(code)} />
        ))}
      </ul>
      <Button look="quiet" size="small" className="mt-4 -ml-3" onClick={() => setOpen(!isOpen)}>
        {isOpen ? badgeText.fewer : badgeText.all}
      </Button>
    </Card>
  );
}

function Slot({ code, earnedAt }: { code: BadgeCode; earnedAt: string | undefined }) {
  const { name, how } = badgeText.badges[code];
  return (
    <li className="flex flex-col items-center gap-1 text-center">
      <BadgeMedal code={code} locked={!earnedAt} />
      <h3 className="mt-1 font-sans font-semibold text-base">{name}</h3>
      <p className="text-ink-soft text-sm leading-snug">
        {earnedAt ? badgeText.earnedOn(formatDay(earnedAt)) : how}
      </p>
      <p className="text-ink-faint text-xs">
        {earnedAt ? badgeText.rarities[BADGES[code].rarity] : badgeText.locked}
      </p>
    </li>
  );
}
