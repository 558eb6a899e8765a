import { type Answers, mergeAnswers } from '#domain/mock-exam/answers.ts';

/** Unsent words reach the server that soon; the promise is ten seconds. */
const SEND_AFTER_MS = 2_000;
const TRY_AGAIN_AFTER_MS = 2_000;
/** Even in silence the server is asked the time. */
const HEARTBEAT_MS = 60_000;

export type SaveState = 'saved' | 'pending' | 'offline';

export type AutosaveNeeds = {
  key: string;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Sends answers to the server; rejects when they did not arrive. */
  send(answers: Answers): Promise<void>;
  /** The server's clock, and a timer that can be stopped. */
  now(): number;
  after(ms: number, work: () => void): () => void;
  onChange(answers: Answers, state: SaveState): void;
};

export type Autosave = ReturnType<typeof openAutosave>;

type Kept = Pick<AutosaveNeeds, 'key' | 'storage'>;

/**
 * Keeps answers: in the browser at once, on the server within seconds, and again until it answers.
 * What the browser kept from before a crash joins what the server has; the newest text of each question wins.
 */
export function openAutosave(needs: AutosaveNeeds, fromServer: Answers) {
  const { key, storage, send, now, after, onChange } = needs;
  let answers = mergeAnswers(fromServer, readKept({ key, storage }));
  let sent = fromServer;
  let state: SaveState = 'saved';
  let stopTimer = () => {};
  let sending: Promise<void> | undefined;
  let isHeld = false;
  let isOver = false;

  const unsent = (): Answers =>
    Object.fromEntries(
      Object.entries(answers).filter(([question, { at }]) => at > (sent[question]?.at ?? -1)),
    );
  const isClean = () => Object.keys(unsent()).length === 0;
  const tell = (next: SaveState) => {
    state = next;
    onChange(answers, state);
  };
  const plan = (ms: number) => {
    stopTimer();
    if (!isOver) stopTimer = after(ms, () => void flush());
  };

  async function deliver(): Promise<void> {
    const carried = unsent();
    try {
      await send(carried);
      sent = mergeAnswers(sent, carried);
      const isLeft = !isClean();
      if (isOver) return;
      tell(isLeft ? 'pending' : 'saved');
      plan(isLeft ? SEND_AFTER_MS : HEARTBEAT_MS);
    } catch {
      if (isOver) return;
      tell('offline');
      plan(TRY_AGAIN_AFTER_MS);
    }
  }

  async function flush(): Promise<void> {
    if (sending || isHeld || isOver) return;
    sending = deliver().finally(() => {
      sending = undefined;
    });
    await sending;
  }

  plan(isClean() ? HEARTBEAT_MS : 0);

  return {
    answers: () => answers,
    unsent,
    write(question: string, text: string): void {
      const at = Math.max(now(), (answers[question]?.at ?? 0) + 1);
      const wasClean = isClean();
      answers = { ...answers, [question]: { text, at } };
      keep(storage, key, answers);
      tell(state === 'offline' ? 'offline' : 'pending');
      // Counted from the first unsent word: someone who never stops typing is saved all the same.
      if (wasClean && !sending) plan(SEND_AFTER_MS);
    },
    flush,
    /** Another tab wrote: what it kept joins what is here, so that neither writes over the other. */
    join(): void {
      const wasClean = isClean();
      answers = mergeAnswers(answers, readKept({ key, storage }));
      tell(state);
      if (wasClean && !isClean() && !sending) plan(SEND_AFTER_MS);
    },
    /** Waits for what is being sent, then sends nothing until the given function is called. */
    async hold(): Promise<() => void> {
      isHeld = true;
      await sending;
      return () => {
        isHeld = false;
        plan(SEND_AFTER_MS);
      };
    },
    /** Nothing is sent any more. `forget`: the copy was handed in, this browser need not keep it. */
    close(forget = false): void {
      isOver = true;
      stopTimer();
      if (forget) storage.removeItem(key);
    },
  };
}

function keep(storage: AutosaveNeeds['storage'], key: string, answers: Answers): void {
  try {
    storage.setItem(key, JSON.stringify(answers));
  } catch {
    // A full or forbidden storage leaves the server's copy, a few seconds behind.
  }
}

/** What this browser kept of a copy, as long as it makes sense. */
export function readKept({ storage, key }: Kept): Answers {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept as Answers).filter(
        ([, answer]) => typeof answer?.text === 'string' && Number.isFinite(answer.at),
      ),
    );
  } catch {
    return {};
  }
}
