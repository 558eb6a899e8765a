import type { ExamEvent, ResultEvent } from '#contract/exam.ts';

export type PupilEvent = { kind: 'exam'; data: ExamEvent } | { kind: 'result'; data: ResultEvent };
type Listener = (event: PupilEvent) => void;

const NAME = 'laureat-events';

/**
 * What happens to the pupil's copies, as it happens, until the returned function is called.
 * One tab holds the connection and tells the others: a browser opens six to a site, and each tab would keep one.
 */
export function listenToPupilEvents(onEvent: Listener): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = (message: MessageEvent<PupilEvent>) => onEvent(message.data);
  const leave = new AbortController();
  const tellAll: Listener = (event) => {
    channel.postMessage(event);
    onEvent(event);
  };
  const hold = () => followServer(tellAll, leave.signal);

  const locks = navigator.locks as LockManager | undefined;
  if (locks) locks.request(NAME, { signal: leave.signal }, hold).catch(() => {});
  else void hold();

  return () => {
    leave.abort();
    channel.close();
  };
}

const followServer = (tell: Listener, leave: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const source = new EventSource('/api/events');
    for (const kind of ['exam', 'result'] as const) {
      source.addEventListener(kind, (message: MessageEvent<string>) =>
        tell({ kind, data: JSON.parse(message.data) } as PupilEvent),
      );
    }
    leave.addEventListener('abort', () => {
      source.close();
      resolve();
    });
  });
