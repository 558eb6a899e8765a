import { History, PenLine, Sparkle, Wrench } from 'lucide-react';
import { profileText } from '#web/strings/profile-text.ts';
import { ButtonLink } from '#web/ui/button.tsx';

const { quick: text, plan } = profileText;

export function QuickActions({ isPro, isAdmin }: { isPro: boolean; isAdmin: boolean }) {
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
      {isAdmin && (
        <ButtonLink to="/admin" look="secondary">
          <Wrench aria-hidden="true" className="size-4" />
          {text.admin}
        </ButtonLink>
      )}
    </nav>
  );
}
