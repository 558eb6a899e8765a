import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Verdicts } from '#application/correction/ports.ts';

/** Remembers corrections from one run of the command to the next: the same copy keeps its grade. */
export const fileVerdicts = (folder: string): Verdicts => ({
  async find(fingerprint) {
    const saved = await readFile(pathOf(folder, fingerprint), 'utf8').catch(() => undefined);
    return saved === undefined ? undefined : JSON.parse(saved);
  },
  async save(correction) {
    await mkdir(folder, { recursive: true });
    const path = pathOf(folder, correction.fingerprint);
    await writeFile(`${path}.part`, JSON.stringify(correction));
    await rename(`${path}.part`, path);
  },
});

const pathOf = (folder: string, fingerprint: string) => join(folder, `${fingerprint}.json`);

/** Our own marker always says the same thing: nothing needs to be remembered. */
export const noVerdicts: Verdicts = { find: async () => undefined, save: async () => {} };
