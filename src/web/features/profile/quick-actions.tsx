import { History, PenLine, Sparkle } from 'lucide-react';
import { profileText } from '#web/strings/profile-text.ts';
import { ButtonLink } from '#web/ui/button.tsx';

const { quick: text, plan } = profileText;

export function QuickActions({ isPro }: { isPro: boolean }) {
  return (
    <nav aria-label={text.title} className="flex flex-wrap gap-3">
      <ButtonLink to="/correction">
        <PenLine aria-hidden="true" className="size-4" />
        {text.correction}
      </ButtonLink>
      <ButtonLink to="/history" look="secondary">
        <History aria-hidden="true" className="size-4" />
        {text.history}
      </ButtonLink>
      {!isPro && (
        <ButtonLink to="/upgrade" look="secondary">
          <Sparkle aria-hidden="true" className="size-4" />
          {plan.upgrade}
        </ButtonLink>
      )}
    </nav>
  );
}
