import { createContext, useContext } from 'react';
import type { Session } from './session.ts';

export type SessionActions = {
  /** Forgets everything kept in this browser, ends the session and goes to the home page. */
  signOut: () => Promise<void>;
  /** Ends the session of someone who is no longer there; the copy they were preparing waits for them. */
  expire: () => Promise<void>;
  /** Asks the server again who is here; resolves once the answer is known. */
  refresh: () => Promise<void>;
};

export const SessionContext = createContext<(SessionActions & { session: Session }) | null>(null);

export function useSession(): SessionActions & { session: Session } {
  const context = useContext(SessionContext);
  if (!context) throw new Error('useSession needs a SessionProvider above it');
  return context;
}
