import type { ReactNode } from 'react';
import type { MeView } from '#contract/account.ts';
import { ContractLinks } from '#web/features/billing/contract-links.tsx';
import { SecurityBanner } from '#web/features/session/security-banner.tsx';
import { SecurityBoundary } from '#web/features/session/security-boundary.tsx';
import { MobileBar } from './mobile-bar.tsx';
import { Sidebar } from './sidebar.tsx';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';
import { useSidebar } from './use-sidebar.ts';

type Props = { me: MeView; isPro: boolean; children: ReactNode };

/** What surrounds every screen of a signed-in pupil. */
export function Shell({ me, isPro, children }: Props) {
  const { isOpen, toggle } = useSidebar();
  const { email } = me.user;
  return (
    <div className="md:flex">
      <SkipLink />
      <Sidebar email={email} isPro={isPro} isOpen={isOpen} onToggle={toggle} />
      <MobileBar email={email} isPro={isPro} />
      <div className="min-w-0 flex-1">
        <SecurityBoundary>
          <SecurityBanner me={me} />
        </SecurityBoundary>
        <main
          id={CONTENT_ID}
          tabIndex={-1}
          className="mx-auto max-w-5xl px-4 py-6 sm:px-8 sm:py-10"
        >
          {children}
        </main>
        <ContractLinks />
      </div>
    </div>
  );
}
