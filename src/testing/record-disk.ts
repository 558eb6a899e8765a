import { promises as fs } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/** What was asked of the disk, in order. */
export type DiskAct =
  | { act: 'mkdir'; path: string }
  | { act: 'create'; path: string }
  | { act: 'write'; path: string; bytes: number }
  | { act: 'flush'; path: string }
  | { act: 'rename'; path: string; to: string };

/** Notes every change that `work` makes through node:fs/promises, while it makes it. */
export async function recordDisk(work: () => Promise<void>): Promise<DiskAct[]> {
  const acts: DiskAct[] = [];
  const { mkdir, open, rename } = fs;
  fs.mkdir = (async (path: string, options: object) => {
    const first = (await mkdir(path, options)) as string | undefined;
    for (const made of first ? foldersBetween(first, path) : [])
      acts.push({ act: 'mkdir', path: made });
    return first;
  }) as never;
  fs.rename = (async (path: string, to: string) => {
    await rename(path, to);
    acts.push({ act: 'rename', path, to });
  }) as never;
  fs.open = (async (path: string, flags?: string) => {
    const handle = await open(path, flags);
    if (flags?.startsWith('w')) acts.push({ act: 'create', path });
    return watched(handle, path, acts);
  }) as never;
  syncBuiltinESMExports();
  try {
    await work();
  } finally {
    Object.assign(fs, { mkdir, open, rename });
    syncBuiltinESMExports();
  }
  return acts;
}

function watched(handle: FileHandle, path: string, acts: DiskAct[]): FileHandle {
  const { sync, writeFile } = handle;
  handle.sync = async () => {
    await sync.call(handle);
    acts.push({ act: 'flush', path });
  };
  handle.writeFile = (async (data: Uint8Array) => {
    await writeFile.call(handle, data);
    acts.push({ act: 'write', path, bytes: data.length });
  }) as never;
  return handle;
}

function foldersBetween(first: string, last: string): string[] {
  const ends = [...last.slice(first.length).matchAll(/\/[^/]+/g)];
  return [
    first,
    ...ends.map(({ 0: name, index }) => last.slice(0, first.length + index + name.length)),
  ];
}
