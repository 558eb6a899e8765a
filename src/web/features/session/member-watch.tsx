import { useLiveExams } from '#web/features/exam/use-live-exams.ts';
import { InstallPrompt } from '#web/features/install/install-prompt.tsx';
import { AgeGate } from '#web/features/rights/age-gate.tsx';
import { OfflineBanner } from '#web/offline/offline-banner.tsx';
import { useOutbox } from '#web/offline/use-outbox.ts';
import { SecurityBoundary } from './security-boundary.tsx';
import { activeMember } from './session.ts';
import { useSession } from './session-context.ts';
import { SessionGuard } from './session-guard.tsx';

/** What goes on beside the screens while a pupil is signed in: the guard of the session, the news from the server. */
export function MemberWatch() {
  const { session } = useSession();
  const member = activeMember(session);
  if (!member) return null;
  return (
    <SecurityBoundary>
      <AgeGate />
      <SessionGuard expiresAt={member.me.session.expiresAt} />
      <LiveNews userId={member.me.user.id} />
      <OfflineBanner />
      <InstallPrompt />
    </SecurityBoundary>
  );
}

function LiveNews({ userId }: { userId: string }) {
  useLiveExams();
  useOutbox(userId);
  return null;
}
