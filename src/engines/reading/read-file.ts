import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seeFileKind } from './file-kind.ts';
import { readImageFile } from './files/read-image-file.ts';
import { readPdfFile } from './files/read-pdf-file.ts';
import { readWordFile } from './files/read-word-file.ts';
import type { Handwriting } from './handwriting/load-handwriting.ts';
import { LIMITS } from './limits.ts';
import { type Outcome, refused } from './outcome.ts';
import type { PageEngines } from './page/read-page.ts';
import type { Reading } from './reading.ts';
import {
  createTesseractRecogniser,
  type TesseractRecogniser,
} from './tesseract/tesseract-recogniser.ts';

export type ReadingTask = {
  bytes: Uint8Array;
  /** Also give the picture of each page, in whose pixels the boxes are. */
  pictures?: boolean;
  /** Boxes and pictures are those of the page brought upright and flat, not of the file as it was sent. */
  straight?: boolean;
};

export type FileReading = {
  reading: Reading;
  /** One JPEG a page, where asked and where the page has one. */
  pictures: (Uint8Array | undefined)[];
};

/** How much of a file is read, and which of its pages is being read where it has several. */
export type Progress = (share: number, page?: PageOf) => void;
export type PageOf = { at: number; of: number };

export type FileReader = {
  read(task: ReadingTask, onProgress?: Progress): Promise<Outcome<FileReading>>;
  close(): Promise<void>;
};

/** Reads any accepted file; what is costly (models, engines) is loaded when first needed and kept. */
export function createReader(threads = 2): FileReader {
  let tesseract: TesseractRecogniser | undefined;
  let handwriting: Promise<Handwriting | undefined> | undefined;
  const engines: PageEngines = {
    get print() {
      tesseract ??= createTesseractRecogniser(threads);
      return tesseract;
    },
    handwriting() {
      handwriting ??= findHandwriting(threads);
      return handwriting;
    },
  };
  return {
    async read(task, onProgress = () => {}) {
      const { bytes } = task;
      onProgress(0);
      if (bytes.length === 0) return refused({ code: 'file-empty' });
      if (bytes.length > LIMITS.fileBytes)
        return refused({ code: 'file-too-large', maxMegabytes: 10 });
      const kind = seeFileKind(bytes);
      switch (kind) {
        case 'zip-container':
          return readWordFile(task, engines, onProgress);
        case 'ole-container':
          return refused(oleRefusal(bytes));
        case 'pdf':
          return readPdfFile(task, engines, onProgress);
        case 'png':
        case 'jpeg':
        case 'webp':
          // Started now, Tesseract is ready when the page is.
          void engines.print;
          return readImageFile(task, engines, onProgress);
        default:
          return refused({ code: 'file-type-unsupported', seen: kind });
      }
    },
    close: async () => tesseract?.close(),
  };
}

const MODELS = fileURLToPath(new URL('../../../models/', import.meta.url));

/** The trained models where they are installed; without them written lines are given to Tesseract, with the confidence it deserves. */
async function findHandwriting(threads: number): Promise<Handwriting | undefined> {
  if (!existsSync(`${MODELS}/handwriting-recogniser.onnx`)) return undefined;
  const { loadHandwriting } = await import('./handwriting/load-handwriting.ts');
  return loadHandwriting(MODELS, threads);
}

/** Word wraps an encrypted document in the old container; without that stream it is an old .doc. */
function oleRefusal(bytes: Uint8Array) {
  const name = Buffer.from('EncryptedPackage', 'utf16le');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(name)
    ? ({ code: 'file-encrypted' } as const)
    : ({ code: 'file-type-unsupported', seen: 'old-word' } as const);
}
