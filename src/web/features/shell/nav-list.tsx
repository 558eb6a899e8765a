import { Link, useLocation } from 'wouter';
import { shellText } from '#web/strings/shell-text.ts';
import { cx } from '#web/ui/cx.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { NAV_ENTRIES } from './nav-entries.ts';

type Props = { folded?: boolean; onNavigate?: () => void };

export function NavList({ folded = false, onNavigate }: Props) {
  const [path] = useLocation();
  return (
    <nav aria-label={shellText.menu} className={folded ? 'px-0.5' : 'px-3'}>
      <ul className="flex flex-col gap-1">
        {NAV_ENTRIES.map(({ to, label, Icon }) => {
          const isHere = path === to || path.startsWith(`${to}/`);
          const link = (
            <Link
              href={to}
              onClick={onNavigate}
              aria-current={isHere ? 'page' : undefined}
              className={cx(
                'relative flex min-h-11 items-center gap-3 rounded-field hover:bg-well',
                folded ? 'justify-center' : 'px-3',
                isHere ? 'font-bold text-ink' : 'text-ink-soft hover:text-ink',
              )}
            >
              {isHere && <HereMark folded={folded} />}
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              <span className={cx(folded && 'sr-only')}>{label}</span>
            </Link>
          );
          return (
            <li key={to}>
              {folded ? (
                <Tooltip text={label} side="right">
                  {link}
                </Tooltip>
              ) : (
                link
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The corrector's bracket in the margin: you are here. */
function HereMark({ folded }: { folded: boolean }) {
  return (
    <svg
      viewBox="0 0 10 40"
      aria-hidden="true"
      strokeWidth="2.6"
      className={cx(
        'pen-stroke absolute inset-y-1 h-9 w-2.5 text-red',
        folded ? 'left-0' : '-left-1',
      )}
    >
      <path d="M8.5 3C4 4.5 2.5 9 2.8 19.5 3 30 4 35.5 9 37.5" />
    </svg>
  );
}
