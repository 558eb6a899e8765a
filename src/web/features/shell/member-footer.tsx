import { LogOut } from 'lucide-react';
import { ThemeToggle } from '#web/features/comfort/theme-toggle.tsx';
import { useSession } from '#web/features/session/session-context.ts';
import { shellText } from '#web/strings/shell-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/cx.ts';

type Props = { email: string; isPro: boolean; folded?: boolean };

export function MemberFooter({ email, isPro, folded = false }: Props) {
  const { signOut } = useSession();
  return (
    <div
      className={cx('border-line border-t py-3', folded ? 'flex flex-col items-center' : 'px-3')}
    >
      {!folded && (
        <p className="flex items-center gap-2 px-3 pb-1 text-sm">
          <span className="truncate text-ink-soft" title={email}>
            {email}
          </span>
          {isPro && <Badge tone="blue">{shellText.pro}</Badge>}
        </p>
      )}
      <div className={cx('flex items-center', folded ? 'flex-col' : 'justify-between')}>
        <button
          type="button"
          onClick={signOut}
          aria-label={folded ? shellText.signOut : undefined}
          className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field px-3 text-ink-soft hover:bg-well hover:text-ink"
        >
          <LogOut aria-hidden="true" className="size-5 shrink-0" />
          {!folded && shellText.signOut}
        </button>
        <ThemeToggle />
      </div>
    </div>
  );
}
