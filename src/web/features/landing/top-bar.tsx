import { ThemeToggle } from '#web/features/comfort/theme-toggle.tsx';
import { landingText } from '#web/strings/landing-text.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { SIGN_IN_LINK, SIGN_UP_LINK } from './use-asked-mode.ts';

/** Always in sight: both buttons lead to the form of this page, each to its tab. */
export function TopBar() {
  return (
    <header
      data-print="never"
      className="@container sticky top-0 z-20 border-margin border-b-2 bg-paper"
    >
      <div className="mx-auto flex max-w-6xl items-center justify-between @max-[20rem]:flex-wrap gap-2 px-4 py-2 sm:px-8">
        <a href="/" className="inline-flex rounded-field">
          <Logo />
        </a>
        <div className="flex flex-wrap items-center justify-end gap-1">
          <span className="hidden sm:block">
            <ThemeToggle />
          </span>
          <a
            href={SIGN_IN_LINK}
            className={buttonLook({ look: 'quiet', size: 'small' }, 'max-[24rem]:px-1.5')}
          >
            {landingText.signIn}
          </a>
          <a href={SIGN_UP_LINK} className={buttonLook({ size: 'small' })}>
            {landingText.signUp}
          </a>
        </div>
      </div>
    </header>
  );
}
