import type { FileStore } from '../ports.ts';

/** Every file of a person, for the sweep, the backup, the export and the deletion: all lie under their owner. */
export const ownedFileKeys = (userId: string, files: Pick<FileStore, 'list'>): Promise<string[]> =>
  files.list(ownedPrefix(userId));

export const ownedPrefix = (userId: string): string => `${userId}/`;

export const ownerOfKey = (key: string): string => key.split('/')[0]!;

/** Files whose owner is gone: what a crash between two deletions may leave. */
export async function orphanFileKeys(
  files: Pick<FileStore, 'list'>,
  exists: (userId: string) => Promise<boolean>,
): Promise<string[]> {
  const byOwner = Map.groupBy(await files.list(''), ownerOfKey);
  const orphans: string[] = [];
  for (const [owner, keys] of byOwner) if (!(await exists(owner))) orphans.push(...keys);
  return orphans;
}
