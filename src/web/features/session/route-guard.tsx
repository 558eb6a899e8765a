import type { ReactNode } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { Unreachable } from '#web/features/trouble/unreachable.tsx';
import { sessionText } from '#web/strings/session-text.ts';
import { PageWait } from '#web/ui/page-wait.tsx';
import { type GuardOptions, guardRoute } from './guard-route.ts';
import { useSession } from './session-context.ts';

type Props = GuardOptions & { children: ReactNode };

/** Shows a protected screen, or sends the browser where it must go first. */
export function RouteGuard({ children, ...options }: Props) {
  const { session } = useSession();
  const [path] = useLocation();
  const query = useSearch();
  const verdict = guardRoute(session, query ? `${path}?${query}` : path, options);

  if (verdict === 'wait') return <PageWait>{sessionText.checking}</PageWait>;
  if (verdict === 'unreachable') return <Unreachable />;
  if (verdict === 'render') return children;
  return <Redirect to={verdict.redirect} replace />;
}
