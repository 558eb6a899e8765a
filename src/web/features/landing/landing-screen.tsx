import { useEffect, useRef } from 'react';
import { Redirect } from 'wouter';
import { useSession } from '#web/features/session/session-context.ts';
import { NoScript } from '#web/features/shell/no-script.tsx';
import { PublicFooter } from '#web/features/shell/public-footer.tsx';
import { CONTENT_ID, SkipLink } from '#web/features/shell/skip-link.tsx';
import { landingText } from '#web/strings/landing-text.ts';
import { PageWait } from '#web/ui/page-wait.tsx';
import { AccountSection } from './account-section.tsx';
import { Accuracy } from './accuracy.tsx';
import { Demo } from './demo.tsx';
import { enliven } from './enliven.ts';
import { ExampleCards } from './example-cards.tsx';
import { Hero } from './hero.tsx';
import { LiveSample } from './live-sample.tsx';
import { Parents } from './parents.tsx';
import { Pricing } from './pricing.tsx';
import { Subjects } from './subjects.tsx';
import { TopBar } from './top-bar.tsx';
import { Why } from './why.tsx';

/** The home page of a visitor; someone signed in goes to their dashboard. */
export function LandingScreen() {
  const { session } = useSession();
  if (session.status === 'checking') return <PageWait>{landingText.loading}</PageWait>;
  if (session.status === 'signed-in') {
    return (
      <>
        <PageWait>{landingText.redirecting}</PageWait>
        <Redirect to="/dashboard" replace />
      </>
    );
  }
  return <Landing />;
}

function Landing() {
  const page = useRef<HTMLElement>(null);
  useEffect(() => (page.current ? enliven(page.current) : undefined), []);
  return (
    <>
      <SkipLink />
      <NoScript />
      <TopBar />
      <main ref={page} id={CONTENT_ID} tabIndex={-1}>
        <Hero />
        <LiveSample />
        <ExampleCards />
        <Demo />
        <Why />
        <Accuracy />
        <Subjects />
        <AccountSection />
        <Pricing />
        <Parents />
      </main>
      <PublicFooter />
    </>
  );
}
