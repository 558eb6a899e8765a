import { lazy, Suspense } from 'react';
import { useSession } from '#web/features/session/session-context.ts';
import { fetchScreen } from '#web/fetch-screen.ts';

// Almost nobody is asked: the form, and the library of forms with it, come only then.
const AgeQuestion = lazy(async () => {
  const { AgeQuestion: Screen } = await fetchScreen(() => import('./age-question.tsx'));
  return { default: Screen };
});

/** Asks those who came by Google what our own form asks everyone. */
export function AgeGate() {
  const { session } = useSession();
  const isAsked = session.status === 'signed-in' && !session.me.profile.ageKnown;
  if (!isAsked) return null;
  return (
    <Suspense fallback={null}>
      <AgeQuestion email={session.me.user.email} />
    </Suspense>
  );
}
