import { entitlementsOf } from '#domain/account/entitlements.ts';
import type { StorageRoom } from '#domain/account/storage-room.ts';
import type { Refusal } from '#domain/refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Account, FileStore } from '../ports.ts';
import { ownedPrefix } from '../rights/owned-files.ts';

export type Owner = Pick<Account, 'userId' | 'plan'>;

const MEGABYTE = 1_000_000;

/** Weighed from the files themselves: no counter that could drift from them. */
export async function storageRoom(
  { userId, plan }: Owner,
  files: Pick<FileStore, 'weigh'>,
): Promise<StorageRoom> {
  return {
    usedBytes: await files.weigh(ownedPrefix(userId)),
    maxBytes: entitlementsOf(plan).storageMegabytes * MEGABYTE,
  };
}

/** Whether so many more bytes fit. Asked before files are received, and again once they lie there. */
export async function checkRoom(
  owner: Owner,
  files: Pick<FileStore, 'weigh'>,
  more = 0,
): Promise<Result<true, Refusal>> {
  const { usedBytes, maxBytes } = await storageRoom(owner, files);
  if (usedBytes + more <= maxBytes) return ok(true);
  return err({ code: 'storage-quota-reached', maxMegabytes: maxBytes / MEGABYTE });
}
