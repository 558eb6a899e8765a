/** What the tabs of one browser tell each other. */
export type TabMessage = { kind: 'signed-out' } | { kind: 'active'; at: number };

const NAME = 'laureat-session';

export function tellOtherTabs(message: TabMessage): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(message);
  channel.close();
}

/** Listens until the returned function is called. */
export function listenToOtherTabs(onMessage: (message: TabMessage) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = (event: MessageEvent<TabMessage>) => onMessage(event.data);
  return () => channel.close();
}
