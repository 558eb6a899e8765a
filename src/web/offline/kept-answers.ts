import { isProblem } from '#web/api/problem.ts';
import { localStore } from './local-store.ts';

/** The server's answer, kept for a day without network; then the kept one, if there is one. */
export async function keptWhenOffline<T>(name: string, ask: () => Promise<T>): Promise<T> {
  try {
    const answer = await ask();
    void localStore.put('kept', name, answer);
    return answer;
  } catch (error) {
    if (!isProblem(error, 0)) throw error;
    const kept = await localStore.get<T>('kept', name);
    if (kept === undefined) throw error;
    return kept;
  }
}

/** Another person in front of this screen: what was kept for the one before is not theirs to read. */
export async function claimDevice(userId: string): Promise<void> {
  const owner = await localStore.get<string>('kept', 'owner');
  if (owner === userId) return;
  if (owner) await localStore.clear('kept');
  await localStore.put('kept', 'owner', userId);
}

export const resultName = (id: string): string => `result/${id}`;
