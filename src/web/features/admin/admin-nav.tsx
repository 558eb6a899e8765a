import { Link, useLocation } from 'wouter';
import { adminText } from '#web/strings/admin-text.ts';
import { administrationText } from '#web/strings/administration-text.ts';
import { cx } from '#web/ui/cx.ts';

const PLACES = [
  ['/admin', administrationText.title],
  ['/admin/last-job', adminText.lastJob.title],
  ['/admin/ocr-selftest', adminText.selftest.title],
  ['/admin/ocr-env', adminText.env.title],
] as const;

/** From one page of the administration to the others: none of them is in the pupils' menu. */
export function AdminNav() {
  const [here] = useLocation();
  return (
    <nav aria-label={adminText.nav} data-print="never">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {PLACES.map(([to, label]) => (
          <li key={to}>
            <Link
              href={to}
              aria-current={here === to ? 'page' : undefined}
              className={cx(
                'inline-block rounded-sm py-1.5 underline-offset-4',
                here === to ? 'font-semibold' : 'text-blue underline hover:decoration-2',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
