import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { FileStore } from '#application/ports.ts';

/** Files in a folder. A file is there whole or not at all: written beside, flushed, then renamed. */
export function diskFiles(root: string): FileStore {
  const base = resolve(root);
  const pathOf = (key: string) => {
    const path = resolve(base, key);
    if (!path.startsWith(base + sep)) throw new Error(`File key escapes its store: ${key}`);
    return path;
  };

  const list = async (prefix: string) => {
    // Only the folder the prefix names: one pupil's files are found at the same price among a million.
    const folder = resolve(base, prefix.slice(0, prefix.lastIndexOf('/') + 1));
    if (!`${folder}${sep}`.startsWith(base + sep)) return [];
    const options = { recursive: true, withFileTypes: true } as const;
    const entries = await readdir(folder, options).catch(ifAbsent(() => []));
    return entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
      .map((entry) => relative(base, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((key) => key.startsWith(prefix))
      .sort();
  };

  return {
    async save(key, content) {
      const path = pathOf(key);
      const made = await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${crypto.randomUUID()}.part`;
      try {
        await writeDurably(draft, content);
        await rename(draft, path);
        await flushNames(path, made && made.length < base.length ? made : base);
      } catch (problem) {
        await rm(draft, { force: true });
        throw problem;
      }
    },

    async read(key) {
      const chunks: Buffer[] = [];
      for await (const chunk of createReadStream(pathOf(key))) chunks.push(chunk);
      return Buffer.concat(chunks);
    },

    remove: (key) => rm(pathOf(key), { force: true }),

    list,

    async weigh(prefix) {
      const sizes = (await list(prefix)).map((key) =>
        stat(pathOf(key)).then(
          ({ size }) => size,
          ifAbsent(() => 0),
        ),
      );
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    },
  };
}

/** What is not there is nothing; what cannot be read is a fault, never nothing. */
const ifAbsent =
  <T>(answer: () => T) =>
  (problem: NodeJS.ErrnoException): T => {
    if (problem.code !== 'ENOENT') throw problem;
    return answer();
  };

async function writeDurably(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx');
  try {
    for await (const chunk of content) await file.writeFile(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A power cut can lose the name of a file whose bytes are safe, and the name of its folder: all are flushed, up to `top`. */
async function flushNames(path: string, top: string): Promise<void> {
  for (let folder = dirname(path); folder.length >= dirname(top).length; folder = dirname(folder)) {
    await flushFolder(folder);
    if (folder === dirname(folder)) return;
  }
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().catch(() => {});
  await handle.close();
}
