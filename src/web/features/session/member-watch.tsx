import { useLiveExams } from '#web/features/exam/use-live-exams.ts';
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
      <SessionGuard expiresAt={member.me.session.expiresAt} />
      <LiveNews />
    </SecurityBoundary>
  );
}

function LiveNews() {
  useLiveExams();
  return null;
}
