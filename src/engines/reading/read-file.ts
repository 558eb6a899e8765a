import { readDocx } from './docx/read-docx.ts';
import { seeFileKind } from './file-kind.ts';
import { LIMITS } from './limits.ts';
import { done, type Outcome, refused } from './outcome.ts';
import type { Reading } from './reading.ts';
import { readingOf } from './reading-of.ts';

export type ReadingTask = {
  bytes: Uint8Array;
  /** Also give the picture of each page, in whose pixels the boxes are. */
  pictures?: boolean;
};

export type FileReading = {
  reading: Reading /** One JPEG a page, where asked and where the page has one. */;
  pictures: (Uint8Array | undefined)[];
};

export type FileReader = {
  read(task: ReadingTask, onProgress: (share: number) => void): Promise<Outcome<FileReading>>;
  close(): Promise<void>;
};

/** Reads any accepted file; what is costly (models, engines) is loaded when first needed and kept. */
export function createReader(): FileReader {
  return {
    async read({ bytes }, onProgress) {
      onProgress(0);
      if (bytes.length === 0) return refused({ code: 'file-empty' });
      if (bytes.length > LIMITS.fileBytes)
        return refused({ code: 'file-too-large', maxMegabytes: 10 });

      const kind = seeFileKind(bytes);
      if (kind === 'zip-container') return readWordFile(bytes);
      if (kind === 'ole-container') return refused(oleRefusal(bytes));
      return refused({ code: 'file-type-unsupported', seen: 'unknown' });
    },
    async close() {},
  };
}

async function readWordFile(bytes: Uint8Array): Promise<Outcome<FileReading>> {
  const content = await readDocx(bytes);
  if (!content.ok) return content;
  const { pages, linksIgnored } = content.value;
  if (pages.every((page) => page.length === 0)) return refused({ code: 'no-text', from: 'docx' });
  const reading = readingOf(
    'docx',
    pages.map((lines) => ({ width: 0, height: 0, lines })),
    linksIgnored ? [{ code: 'links-ignored' }] : [],
  );
  return done({ reading, pictures: pages.map(() => undefined) });
}

/** Word wraps an encrypted document in the old container; without that stream it is an old .doc. */
function oleRefusal(bytes: Uint8Array) {
  const name = Buffer.from('EncryptedPackage', 'utf16le');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(name)
    ? ({ code: 'file-encrypted' } as const)
    : ({ code: 'file-type-unsupported', seen: 'old-word' } as const);
}
