import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { InvoiceList } from '#web/features/billing/invoice-list.tsx';
import { useBilling } from '#web/features/billing/use-billing.ts';
import { CodeCard } from '#web/features/codes/code-card.tsx';
import { ComfortSettings } from '#web/features/comfort/comfort-settings.tsx';
import { PerformanceCard } from '#web/features/dashboard/performance-card.tsx';
import { ReferralCard } from '#web/features/referral/referral-card.tsx';
import { DataCard } from '#web/features/rights/data-card.tsx';
import { useSession } from '#web/features/session/session-context.ts';
import { useMember } from '#web/features/session/use-member.ts';
import { billingText } from '#web/strings/billing-text.ts';
import { comfortText } from '#web/strings/comfort-text.ts';
import { profileText } from '#web/strings/profile-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { LanguageField } from './language-field.tsx';
import { MemberFacts } from './member-facts.tsx';
import { PaymentNews } from './payment-news.tsx';
import { PlanCard } from './plan-card.tsx';
import { QuickActions } from './quick-actions.tsx';
import { SecurityCards } from './security-cards.tsx';

const text = profileText;

/** /profile: who one is here, what one has, what one may change. */
export function ProfileScreen() {
  const { me, isPro } = useMember();
  const { signOut } = useSession();
  const [params] = useSearchParams();
  const [isBack] = useState(params.has('paiement'));
  const billing = useBilling();

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ScreenTitle>{text.title}</ScreenTitle>
        <Button look="secondary" onClick={signOut}>
          <LogOut aria-hidden="true" className="size-4" />
          {text.signOut}
        </Button>
      </div>
      {params.get('upgrade') === 'required' && (
        <Notice tone="warning">{text.upgradeRequired}</Notice>
      )}
      {isBack && <PaymentNews isPaid={billing.data?.subscription?.isRunning === true} />}
      {billing.isError && (
        <Notice tone="problem" live>
          {text.failed}
        </Notice>
      )}
      <div className="grid gap-6 lg:grid-cols-2">
        <MemberFacts me={me} />
        <PlanCard profile={me.profile} isPro={isPro} billing={billing.data} />
      </div>
      <QuickActions isPro={isPro} isAdmin={me.isAdmin} />
      <PerformanceCard />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <CodeCard institutional={billing.data?.institutional ?? null} plan={me.profile.plan} />
        <ReferralCard />
      </div>
      {billing.data && billing.data.invoices.length > 0 && (
        <Card title={billingText.invoices.title}>
          <InvoiceList invoices={billing.data.invoices} />
        </Card>
      )}
      <Card title={comfortText.title}>
        <ComfortSettings />
      </Card>
      <Card title={text.language.title}>
        <LanguageField locale={me.profile.locale} />
      </Card>
      <SecurityCards hasPassword={me.hasPassword} />
      <DataCard />
    </div>
  );
}
