import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { signOut as askSignOut } from '#web/api/auth.ts';
import { checkSubscription, getMe, ME_KEY, SUBSCRIPTION_KEY } from '#web/api/me.ts';
import { claimDevice, keptWhenOffline } from '#web/offline/kept-answers.ts';
import { localStore } from '#web/offline/local-store.ts';
import { sessionText } from '#web/strings/session-text.ts';
import { forgetNotices, notify } from '#web/ui/toast/notify.ts';
import type { Session } from './session.ts';
import { listenToOtherTabs, tellOtherTabs } from './session-channel.ts';
import { SessionContext } from './session-context.ts';

const HOME_AFTER_MS = 100;
const FORCE_HOME_AFTER_MS = 500;

/** Knows who is here, and is the only one who lets a person in or out. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [leaving, setLeaving] = useState(false);
  const me = useQuery({ queryKey: ME_KEY, queryFn: () => keptWhenOffline('me', getMe) });
  const person = me.data ?? null;

  useEffect(() => {
    if (person) void claimDevice(person.user.id);
  }, [person]);

  // An unconfirmed address has limited access: its subscription is not even asked for.
  const subscription = useQuery({
    queryKey: SUBSCRIPTION_KEY,
    queryFn: checkSubscription,
    enabled: person?.user.emailConfirmed === true,
  });

  const forgetAnswers = useCallback(
    () => client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== ME_KEY[0] }),
    [client],
  );

  // What was answered under another plan may be shorter than what this one shows, or longer.
  const plan = person?.profile.plan;
  const planBefore = useRef(plan);
  useEffect(() => {
    if (planBefore.current && plan && planBefore.current !== plan) {
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== ME_KEY[0] });
    }
    planBefore.current = plan;
  }, [plan, client]);

  const goHome = useCallback(() => {
    setLeaving(true);
    forgetAnswers();
    client.setQueryData(ME_KEY, null);
    setTimeout(() => {
      navigate('/');
      setLeaving(false);
    }, HOME_AFTER_MS);
  }, [client, forgetAnswers, navigate]);

  const leave = useCallback(
    async (forget: () => Promise<void>) => {
      setLeaving(true);
      forgetNotices();
      localStorage.clear();
      sessionStorage.clear();
      void forget();
      const force = setTimeout(() => window.location.assign('/'), FORCE_HOME_AFTER_MS);
      try {
        await askSignOut();
      } catch {
        notify.error(sessionText.signOutFailed);
      }
      clearTimeout(force);
      tellOtherTabs({ kind: 'signed-out' });
      goHome();
    },
    [goHome],
  );

  const signOut = useCallback(() => leave(() => localStore.clear()), [leave]);
  const expire = useCallback(() => leave(() => localStore.clear('kept')), [leave]);

  const refresh = useCallback(async () => {
    await client.invalidateQueries({ queryKey: ME_KEY });
    await client.invalidateQueries({ queryKey: SUBSCRIPTION_KEY });
  }, [client]);

  useEffect(
    () => listenToOtherTabs((message) => message.kind === 'signed-out' && goHome()),
    [goHome],
  );

  // The server no longer knows a person who was here: a guarded page then asks to sign in, and comes back.
  const wasHere = useRef(false);
  useEffect(() => {
    if (wasHere.current && me.isSuccess && !person && !leaving) {
      notify.warning(sessionText.over.title, { description: sessionText.over.description });
      forgetAnswers();
    }
    wasHere.current = person !== null;
  }, [person, me.isSuccess, leaving, forgetAnswers]);

  const session = useMemo((): Session => {
    if (leaving) return { status: 'leaving' };
    if (me.isPending) return { status: 'checking' };
    if (me.isError) return { status: 'unreachable' };
    if (!person) return { status: 'signed-out' };
    return {
      status: 'signed-in',
      me: person,
      isPro: person.isPro || subscription.data?.subscribed === true,
    };
  }, [leaving, me.isPending, me.isError, person, subscription.data]);

  const value = useMemo(
    () => ({ session, signOut, expire, refresh }),
    [session, signOut, expire, refresh],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}
