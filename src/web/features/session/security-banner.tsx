import { ShieldAlert } from 'lucide-react';
import type { MeView } from '#contract/account.ts';
import { sessionText } from '#web/strings/session-text.ts';
import { cx } from '#web/ui/cx.ts';
import { useSecurityChecks } from './use-security-checks.ts';

/** Nothing while all is well; otherwise what is wrong, worst title first. */
export function SecurityBanner({ me }: { me: MeView }) {
  const checks = useSecurityChecks(me);
  if (checks.length === 0) return null;

  const isDanger = checks.some(({ status }) => status === 'fail');
  return (
    <div
      role={isDanger ? 'alert' : 'status'}
      className={cx(
        'flex gap-3 border-b px-4 py-2.5 sm:px-8',
        isDanger ? 'border-red bg-red-wash' : 'border-amber bg-amber-wash',
      )}
    >
      <ShieldAlert
        aria-hidden="true"
        className={cx('mt-0.5 size-5 shrink-0', isDanger ? 'text-red' : 'text-amber')}
      />
      <div className="flex flex-wrap gap-x-4 text-[0.9375rem]">
        <p className="font-semibold">
          {isDanger ? sessionText.banner.danger : sessionText.banner.warning}
        </p>
        <ul className="flex flex-wrap gap-x-4 text-ink-soft">
          {checks.map(({ name, message }) => (
            <li key={name}>{message}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
