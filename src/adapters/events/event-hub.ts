import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import type { PupilEvent } from '#application/ports.ts';

type Listener = (event: PupilEvent) => void;

export type EventHub = {
  /** Answers with the function that ends the subscription. */
  subscribe(userId: string, listener: Listener): () => void;
  stop(): Promise<void>;
};

const RETRY_MS = 500;

/** One connection listens for everybody; each open page hears only its own pupil. Reconnects by itself. */
export async function openEventHub(connection: ClientConfig, channel: string): Promise<EventHub> {
  const listeners = new Map<string, Set<Listener>>();
  let stopped = false;
  let client: Client;

  const connect = async () => {
    client = new Client(connection);
    client.on('error', () => {});
    client.on('notification', ({ payload }) => {
      const { userId, event } = JSON.parse(payload ?? '{}');
      for (const listener of listeners.get(userId) ?? []) listener(event);
    });
    await client.connect();
    await client.query(`listen ${channel}`);
    client.once('end', () => void reconnect());
  };
  const reconnect = async () => {
    while (!stopped) {
      try {
        return await connect();
      } catch {
        await sleep(RETRY_MS);
      }
    }
  };
  await connect();

  return {
    subscribe(userId, listener) {
      const own = listeners.get(userId) ?? new Set();
      listeners.set(userId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(userId);
      };
    },
    async stop() {
      stopped = true;
      await client.end().catch(() => {});
    },
  };
}
