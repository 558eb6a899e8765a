import { PanelLeft } from 'lucide-react';
import { Link } from 'wouter';
import { shellText } from '#web/strings/shell-text.ts';
import { cx } from '#web/ui/cx.ts';
import { Logo, LogoMark } from '#web/ui/logo.tsx';
import { MemberFooter } from './member-footer.tsx';
import { NavList } from './nav-list.tsx';
import { ProCard } from './pro-card.tsx';

type Props = { email: string; isPro: boolean; isOpen: boolean; onToggle: () => void };

/** The margin of the page: narrow, ruled off by the printed red line, and where one finds one's way. */
export function Sidebar({ email, isPro, isOpen, onToggle }: Props) {
  return (
    <aside
      data-print="never"
      data-state={isOpen ? 'expanded' : 'collapsed'}
      className={cx(
        'sticky top-0 hidden h-dvh shrink-0 flex-col gap-4 border-margin border-r-2 bg-paper transition-[width] duration-200 md:flex',
        isOpen ? 'w-64' : 'w-12',
      )}
    >
      <div
        className={cx(
          'flex items-center pt-4',
          isOpen ? 'justify-between pr-2 pl-5' : 'flex-col gap-2',
        )}
      >
        <Link href="/dashboard" aria-label={shellText.home} className="inline-flex rounded-field">
          {isOpen ? <Logo /> : <LogoMark className="size-8" />}
        </Link>
        <ToggleButton isOpen={isOpen} onToggle={onToggle} />
      </div>
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto overflow-x-hidden py-1">
        <NavList folded={!isOpen} />
        {!isPro && isOpen && (
          <div className="mt-auto">
            <ProCard />
          </div>
        )}
      </div>
      <MemberFooter email={email} isPro={isPro} folded={!isOpen} />
      <Rail onToggle={onToggle} />
    </aside>
  );
}

function ToggleButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-expanded={isOpen}
      aria-label={shellText.toggle}
      className="grid size-11 place-items-center rounded-field text-ink-soft hover:bg-well hover:text-ink"
    >
      <PanelLeft aria-hidden="true" className="size-5" />
    </button>
  );
}

/** The line itself can be pressed; the keyboard has the button and Ctrl+B. */
function Rail({ onToggle }: { onToggle: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={onToggle}
      className="absolute inset-y-0 -right-2 w-3.5 cursor-ew-resize after:absolute after:inset-y-0 after:left-1.5 after:w-0.5 hover:after:bg-red"
    />
  );
}
