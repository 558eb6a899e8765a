import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { useSession } from '#web/features/session/session-context.ts';
import { sessionText } from '#web/strings/session-text.ts';
import { PageWait } from '#web/ui/page-wait.tsx';

type Props = { to?: string; children: ReactNode };

/** A screen for visitors: someone already signed in, with a confirmed address, goes on instead. */
export function MemberRedirect({ to = '/dashboard', children }: Props) {
  const { session } = useSession();
  if (session.status === 'checking') return <PageWait>{sessionText.checking}</PageWait>;
  if (session.status === 'signed-in' && session.me.user.emailConfirmed) {
    return <Redirect to={to} replace />;
  }
  return children;
}
