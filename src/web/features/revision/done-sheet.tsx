import { revisionText } from '#web/strings/revision-text.ts';
import { CappedPenArt } from '#web/ui/art/capped-pen-art.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const { done: text } = revisionText;

type Props = { right: number; all: number; xp: number; streak: number; isPro: boolean };

export function DoneSheet({ right, all, xp, streak, isPro }: Props) {
  return (
    <Card className="flex flex-col items-center gap-3 text-center">
      <CappedPenArt className="max-w-48" />
      <h2 className="text-2xl">{text.title}</h2>
      <div role="status">
        {all === 0 ? (
          <p className="text-ink-soft">{text.empty}</p>
        ) : (
          <>
            {xp > 0 && <p className="font-serif text-3xl text-green">{text.xp(xp)}</p>}
            <p>{text.score(right, all)}</p>
          </>
        )}
        {streak > 0 && <p className="text-ink-soft">{text.text(streak)}</p>}
      </div>
      <ButtonLink to="/dashboard">{text.back}</ButtonLink>
      {!isPro && (
        <p className="text-[0.9375rem] text-ink-soft">
          {text.more} <TextLink to="/upgrade">{text.upgrade}</TextLink>
        </p>
      )}
    </Card>
  );
}
