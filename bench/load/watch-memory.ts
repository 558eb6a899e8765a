import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { readSystem } from './process-family.ts';

/** Bytes. `afterCollection`: of the heap, what the last full collection could not free. */
export type MemoryTold = Record<
  'rss' | 'heapUsed' | 'heapTotal' | 'external' | 'arrayBuffers' | 'afterCollection',
  number
>;

/** A folder where the processes of a product say what their heaps hold; the reading process is confined and says nothing. */
export function watchMemory() {
  const folder = mkdtempSync(join(tmpdir(), 'laureat-memory-'));
  chmodSync(folder, 0o755);
  const fileOf = (pid: number) => join(folder, `${pid}.json`);
  const preload = pathToFileURL(join(import.meta.dirname, 'tell-memory.ts')).href;
  const told = (pid: number): MemoryTold | undefined => {
    const text = readSystem(fileOf(pid));
    return text ? JSON.parse(text) : undefined;
  };
  return {
    env: { TELL_MEMORY: folder, NODE_OPTIONS: `--import ${preload}` },
    told,
    /** What is left of its heap once everything that can go is gone. */
    async afterCollecting(pid: number): Promise<MemoryTold> {
      const writtenAt = () => statSync(fileOf(pid)).mtimeMs;
      const before = writtenAt();
      process.kill(pid, 'SIGUSR2');
      while (writtenAt() === before) await sleep(50);
      return told(pid)!;
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
