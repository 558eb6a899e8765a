import { LogOut, Menu } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useSession } from '#web/features/session/session-context.ts';
import { shellText } from '#web/strings/shell-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { MemberFooter } from './member-footer.tsx';
import { NavList } from './nav-list.tsx';
import { ProCard } from './pro-card.tsx';

const ICON_BUTTON = 'grid size-12 place-items-center rounded-field hover:bg-well';

/** Under 768 px: a bar on top, and the menu comes as a drawer. */
export function MobileBar({ email, isPro }: { email: string; isPro: boolean }) {
  const { signOut } = useSession();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <header
      data-print="never"
      className="sticky top-0 z-20 flex items-center justify-between border-margin border-b-2 bg-paper px-1 md:hidden"
    >
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={shellText.openMenu}
        aria-expanded={isOpen}
        className={ICON_BUTTON}
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
      <Link href="/dashboard" aria-label={shellText.home} className="inline-flex rounded-field">
        <Logo />
      </Link>
      <button
        type="button"
        onClick={signOut}
        aria-label={shellText.signOut}
        className={ICON_BUTTON}
      >
        <LogOut aria-hidden="true" className="size-5" />
      </button>
      <Dialog open={isOpen} onClose={close} title={shellText.menu} shape="drawer">
        <div className="flex h-full flex-col gap-4 pt-4">
          <div className="px-5">
            <Logo />
          </div>
          <div className="flex-1 overflow-y-auto">
            <NavList onNavigate={close} />
          </div>
          {!isPro && <ProCard />}
          <MemberFooter email={email} isPro={isPro} />
        </div>
      </Dialog>
    </header>
  );
}
