import type { ReactNode } from 'react';
import { activeMember } from '#web/features/session/session.ts';
import { useSession } from '#web/features/session/session-context.ts';
import { PublicFrame } from './public-frame.tsx';
import { Shell } from './shell.tsx';

type Props = { kind: 'app' | 'plain' | 'bare'; isGuarded: boolean; children: ReactNode };

/** Signed-in pupils get the shell; visitors get the page without it. */
export function Frame({ kind, isGuarded, children }: Props) {
  const { session } = useSession();
  const member = activeMember(session);
  if (kind === 'bare') return children;
  // Nobody knows yet which frame a protected screen will have: better none than the wrong one.
  const isWaiting = session.status === 'checking' || session.status === 'leaving';
  if (isGuarded && isWaiting) return <main>{children}</main>;
  if (kind === 'app' && member) {
    return (
      <Shell me={member.me} isPro={member.isPro}>
        {children}
      </Shell>
    );
  }
  return (
    <PublicFrame withAuth={kind === 'app' && session.status === 'signed-out'}>
      {children}
    </PublicFrame>
  );
}
