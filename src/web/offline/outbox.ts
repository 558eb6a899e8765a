import type { ExamToSend } from '#web/api/send-exam.ts';
import { localStore } from './local-store.ts';

/** A copy that waits for the network, and why it could not leave once the network was there. */
export type WaitingCopy = { userId: string; exam: ExamToSend; since: string; problem?: string };

export const OUTBOX_KEY = ['outbox'];

/** Copies of this pupil that could not leave yet, oldest first. */
export async function listOutbox(userId: string): Promise<WaitingCopy[]> {
  const keys = await localStore.keys('outbox');
  const all = await Promise.all(keys.map((key) => localStore.get<WaitingCopy>('outbox', key)));
  return all
    .filter((copy) => copy?.userId === userId)
    .flatMap((copy) => copy ?? [])
    .sort((a, b) => a.since.localeCompare(b.since));
}

/** The same copy put twice waits once: its key is its name. */
export const putInOutbox = (copy: WaitingCopy) => localStore.put('outbox', copy.exam.key, copy);

export const takeOutOfOutbox = (key: string) => localStore.remove('outbox', key);
