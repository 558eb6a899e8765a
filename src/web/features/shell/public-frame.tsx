import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ThemeToggle } from '#web/features/comfort/theme-toggle.tsx';
import { shellText } from '#web/strings/shell-text.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { NoScript } from './no-script.tsx';
import { PublicFooter } from './public-footer.tsx';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';

type Props = {
  children: ReactNode;
  /** Sign-in buttons, where the screen itself is not about that. */
  withAuth?: boolean;
};

/** What surrounds a screen for a visitor: no menu, only the name and the way in. */
export function PublicFrame({ children, withAuth = false }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <NoScript />
      <header data-print="never" className="@container mx-auto w-full max-w-6xl">
        {/* Two rows only where the letters are so large that one cannot hold them. */}
        <div className="flex items-center justify-between gap-2 px-4 py-3 sm:px-8 @max-[20rem]:flex-wrap">
          <Link href="/" className="inline-flex rounded-field">
            <Logo />
          </Link>
          <div className="flex flex-wrap items-center justify-end gap-1">
            {/* On a phone it stands in the footer: two of them would be one too many. */}
            <span className="hidden sm:block">
              <ThemeToggle />
            </span>
            {withAuth && (
              <>
                <ButtonLink to="/login" look="quiet" size="small" className="max-[24rem]:px-1.5">
                  {shellText.header.signIn}
                </ButtonLink>
                <ButtonLink to="/signup" size="small">
                  {shellText.header.signUp}
                </ButtonLink>
              </>
            )}
          </div>
        </div>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className="w-full flex-1">
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}
