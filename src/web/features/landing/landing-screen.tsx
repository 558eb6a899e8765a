import { Redirect } from 'wouter';
import { AuthTabs } from '#web/features/account/auth-tabs.tsx';
import { ThemeToggle } from '#web/features/comfort/theme-toggle.tsx';
import { useSession } from '#web/features/session/session-context.ts';
import { PublicFooter } from '#web/features/shell/public-footer.tsx';
import { CONTENT_ID, SkipLink } from '#web/features/shell/skip-link.tsx';
import { landingText } from '#web/strings/landing-text.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { PageWait } from '#web/ui/page-wait.tsx';
import { PenCross } from '#web/ui/pen/pen-cross.tsx';
import { PenUnderline } from '#web/ui/pen/pen-underline.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { MarkedCopy } from './marked-copy.tsx';

const ACCOUNT_ID = 'compte';

/** The home page of a visitor. */
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
  const { hero, steps, honest, account } = landingText;
  return (
    <>
      <SkipLink />
      <TopBar />
      <main id={CONTENT_ID} tabIndex={-1}>
        <section className="mx-auto grid max-w-6xl grid-cols-1 items-center gap-12 px-4 pt-8 pb-16 sm:px-8 lg:grid-cols-[1fr_30rem] lg:pt-16">
          <div>
            <ScreenTitle
              tab={`${hero.before} ${hero.marked} ${hero.after}`}
              className="text-[clamp(2.5rem,7vw,4.5rem)] leading-[1.12]"
            >
              {hero.before} <PenUnderline>{hero.marked}</PenUnderline> {hero.after}
            </ScreenTitle>
            <p className="mt-6 max-w-xl text-ink-soft text-xl">{hero.text}</p>
            <p className="mt-8 flex flex-wrap items-center gap-4">
              <a href={`#${ACCOUNT_ID}`} className={buttonLook({ size: 'large' })}>
                {hero.start}
              </a>
              <span className="text-ink-soft">{hero.proof}</span>
            </p>
          </div>
          <MarkedCopy />
        </section>

        <section className="border-margin border-y-2 bg-sheet">
          <div className="mx-auto max-w-6xl px-4 py-14 sm:px-8">
            <h2 className="text-3xl">{steps.title}</h2>
            <ol className="mt-8 grid gap-8 md:grid-cols-3">
              {steps.items.map(({ title, text }, index) => (
                <li key={title} className="flex gap-4">
                  <span aria-hidden="true" className="font-pen text-6xl text-red leading-[0.8]">
                    {index + 1}
                  </span>
                  <div>
                    <h3 className="text-xl">{title}</h3>
                    <p className="mt-1 text-ink-soft">{text}</p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        </section>

        <section
          id={ACCOUNT_ID}
          className="mx-auto grid max-w-6xl grid-cols-1 items-start gap-10 px-4 py-16 sm:px-8 lg:grid-cols-[1fr_28rem]"
        >
          <div className="max-w-xl">
            <h2 className="text-3xl sm:text-4xl">{account.title}</h2>
            <h3 className="mt-10 text-xl">{honest.title}</h3>
            <ul className="mt-4 flex flex-col gap-4">
              {honest.items.map((item) => (
                <li key={item} className="flex gap-4 text-ink-soft">
                  <PenCross className="mt-0.5" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
          <div className="sheet p-5 sm:p-8">
            <AuthTabs place="landing" />
          </div>
        </section>
      </main>
      <PublicFooter />
    </>
  );
}

function TopBar() {
  const goToAccount = `#${ACCOUNT_ID}`;
  return (
    <header className="sticky top-0 z-20 border-margin border-b-2 bg-paper">
      <div className="mx-auto flex max-w-6xl items-center justify-between gap-2 px-4 py-2 sm:px-8">
        <a href="/" className="inline-flex rounded-field">
          <Logo />
        </a>
        <div className="flex items-center gap-1">
          <span className="hidden sm:block">
            <ThemeToggle />
          </span>
          <a href={goToAccount} className={buttonLook({ look: 'quiet', size: 'small' })}>
            {landingText.signIn}
          </a>
          <a href={goToAccount} className={buttonLook({ size: 'small' })}>
            {landingText.signUp}
          </a>
        </div>
      </div>
    </header>
  );
}
