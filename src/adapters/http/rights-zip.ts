import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

type Entry = { path: string; read(): Promise<Uint8Array> };

/** An archive made as it leaves: only one file is in memory at a time. */
export async function* zipEntries(entries: readonly Entry[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((problem, chunk) => {
    if (problem) throw problem;
    ready.push(chunk);
  });
  for (const { path, read } of entries) {
    // Photos and PDFs are compressed already: squeezing them again only costs time.
    const file = /\.(json|txt)$/.test(path) ? new ZipDeflate(path) : new ZipPassThrough(path);
    zip.add(file);
    file.push(await read(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
