import type { MeView } from '#contract/account.ts';
import type { BillingView } from '#contract/billing.ts';
import { entitlementsOf } from '#domain/account/entitlements.ts';
import { profileText } from '#web/strings/profile-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SubscriptionState } from './subscription-state.tsx';

const { plan: text, plans } = profileText;

type Props = { profile: MeView['profile']; isPro: boolean; billing?: BillingView };

export function PlanCard({ profile, isPro, billing }: Props) {
  const subscription = billing?.subscription;
  return (
    <Card title={text.title} className="flex flex-col">
      <p>
        <Badge tone={isPro ? 'blue' : 'neutral'}>{plans[profile.plan]}</Badge>
      </p>
      <p className="mt-4 text-[0.9375rem] text-ink-faint">{text.used}</p>
      <p className="font-serif text-3xl">
        {isPro ? text.usedPro : text.usedFree(profile.dailyCorrectionsUsed)}
      </p>
      {!isPro && entitlementsOf(profile.plan).mayUpgrade && (
        <ButtonLink to="/upgrade" look="secondary" className="mt-4 self-start">
          {text.upgrade}
        </ButtonLink>
      )}
      {subscription?.isRunning && <SubscriptionState subscription={subscription} />}
    </Card>
  );
}
