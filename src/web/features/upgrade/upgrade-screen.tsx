import { useSearchParams } from 'wouter';
import { useSession } from '#web/features/session/session-context.ts';
import { upgradeText as text } from '#web/strings/upgrade-text.ts';
import { Accordion } from '#web/ui/accordion.tsx';
import { MedalArt } from '#web/ui/art/medal-art.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { FeatureList } from './feature-list.tsx';
import { PriceCard } from './price-card.tsx';
import { Testimonials } from './testimonials.tsx';

/** /upgrade: what Pro is, what it costs, and the way to it. */
export function UpgradeScreen() {
  const { session } = useSession();
  const [params] = useSearchParams();
  if (
    session.status === 'signed-in' &&
    session.isPro &&
    !isInstitutional(session.me.profile.plan)
  ) {
    return (
      <EmptyState
        whole
        art={<MedalArt device="star" className="mx-auto h-32 w-24" />}
        title={text.already}
        action={<ButtonLink to="/dashboard">{text.back}</ButtonLink>}
      >
        {text.alreadyText}
      </EmptyState>
    );
  }
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-10 px-4 py-4 sm:px-8">
      {params.get('paiement') === 'annule' && <Notice>{text.cancelled}</Notice>}
      <header className="max-w-2xl">
        <ScreenTitle>{text.title}</ScreenTitle>
        <p className="mt-3 text-ink-soft text-lg">{text.intro}</p>
      </header>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <FeatureList />
        <PriceCard />
      </div>
      <Testimonials />
      <section>
        <h2 className="mb-3 text-2xl">{text.faqTitle}</h2>
        <Accordion items={text.faq} />
      </section>
    </div>
  );
}

/** A school's month does not keep anyone from subscribing. */
const isInstitutional = (plan: string) => plan === 'pro_institutional';
