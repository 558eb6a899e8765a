import { useCallback, useEffect, useRef, useState } from 'react';
import { extendSession } from '#web/api/auth.ts';
import { sessionText } from '#web/strings/session-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { CHECK_EVERY_MS, judgeSession, type SessionVerdict } from './judge-session.ts';
import { useSession } from './session-context.ts';
import { isSessionHeld } from './session-hold.ts';
import { useActivity } from './use-activity.ts';

type Props = { expiresAt: string; clock?: () => number };

/** Watches a signed-in session: warns in time, offers to go on, signs out when nobody is there. */
export function SessionGuard({ expiresAt, clock = Date.now }: Props) {
  const { signOut, expire, refresh } = useSession();
  const [verdict, setVerdict] = useState<SessionVerdict>('fine');
  const [extending, setExtending] = useState(false);
  const isOver = useRef(false);
  const warned = verdict === 'expiring' || verdict === 'idle';
  const { lastActivityAt, touch } = useActivity(clock, !warned);

  useEffect(() => {
    const check = () => {
      if (isOver.current) return;
      if (isSessionHeld()) touch();
      const now = clock();
      const next = judgeSession({
        now,
        expiresAt: Date.parse(expiresAt),
        lastActivityAt: lastActivityAt.current,
      });
      setVerdict(next);
      if (next !== 'over') return;
      isOver.current = true;
      const { title, description } = sessionText.over;
      void expire().then(() => notify.warning(title, { description }));
    };
    const timer = setInterval(check, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [expiresAt, clock, expire, lastActivityAt, touch]);

  const extend = useCallback(async () => {
    setExtending(true);
    await extendSession().catch(() => {});
    await refresh();
    touch();
    setExtending(false);
    setVerdict('fine');
  }, [refresh, touch]);

  return (
    <Dialog open={warned} onClose={extend} title={sessionText.warning.title}>
      <p role="alert" className="mt-3 font-semibold">
        {verdict === 'idle' ? sessionText.warning.idle : sessionText.warning.expiring}
      </p>
      <p className="mt-1 text-ink-soft">{sessionText.warning.advice}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={extend} busy={extending && sessionText.warning.extend}>
          {sessionText.warning.extend}
        </Button>
        <Button look="secondary" onClick={signOut}>
          {sessionText.warning.leave}
        </Button>
      </div>
    </Dialog>
  );
}
