import { type BacSession, faultsOfSession } from '#domain/bac/bac-session.ts';

// The tables a teacher edits are built into the page: the calculator needs no network.
const files = import.meta.glob('../../../../content/bac/sessions.json', {
  eager: true,
  import: 'default',
});

export const BAC_SESSIONS: readonly BacSession[] = (Object.values(files)[0] as BacSession[]).filter(
  (session) => faultsOfSession(session).length === 0,
);

/** The table of the specification, which is also what a browser keeps. */
export const REFORM = BAC_SESSIONS[0]!;

export const findSession = (id: string): BacSession =>
  BAC_SESSIONS.find((session) => session.id === id) ?? REFORM;
