import type { Answers } from '#domain/mock-exam/answers.ts';
import { openAutosave } from '../../src/web/features/mock-exam/autosave.ts';
import type { Candidate } from './candidate.ts';
import type { VirtualTime } from './virtual-time.ts';

export type Tab = ReturnType<typeof openTab>;

type Needs = {
  id: string;
  candidate: Candidate;
  time: VirtualTime;
  /** What the browser keeps: it outlives the tab. */
  storage: Map<string, string>;
  fromServer: Answers;
  onRequest: (request: Promise<unknown>) => void;
};

/** The product's own saving, in a tab that can die without a word. */
export function openTab({ id, candidate, time, storage, fromServer, onRequest }: Needs) {
  let isDead = false;
  const autosave = openAutosave(
    {
      key: id,
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
      send(answers) {
        const sending = candidate.save(id, answers).then(() => {});
        onRequest(sending.catch(() => {}));
        return sending;
      },
      now: time.now,
      after: (ms, work) => time.after(ms, () => isDead || work()),
      onChange: () => {},
    },
    fromServer,
  );
  return {
    ...autosave,
    /** No last word: what had not left yet never will. */
    die() {
      isDead = true;
      autosave.close();
    },
  };
}
