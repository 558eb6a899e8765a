import type { MeView } from '#contract/account.ts';
import { profileText } from '#web/strings/profile-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const { plan: text, plans } = profileText;

type Props = { profile: MeView['profile']; isPro: boolean };

export function PlanCard({ profile, isPro }: Props) {
  return (
    <Card title={text.title} className="flex flex-col">
      <p>
        <Badge tone={isPro ? 'blue' : 'neutral'}>{plans[profile.plan]}</Badge>
      </p>
      <p className="mt-4 text-[0.9375rem] text-ink-faint">{text.used}</p>
      <p className="font-serif text-3xl">
        {isPro ? text.usedPro : text.usedFree(profile.dailyCorrectionsUsed)}
      </p>
      {!isPro && (
        <ButtonLink to="/upgrade" look="secondary" className="mt-4 self-start">
          {text.upgrade}
        </ButtonLink>
      )}
    </Card>
  );
}
