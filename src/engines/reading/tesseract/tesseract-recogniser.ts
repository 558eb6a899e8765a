import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM, type Word, type Worker } from 'tesseract.js';
import type { GreyImage, LineRecogniser, RecognisedLine } from '../recognition.ts';

export type TesseractRecogniser = LineRecogniser & { close(): Promise<void> };

const LANGUAGE_FOLDER = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/fra/package.json')),
  '4.0.0_best_int',
);

/** Reads lines of print with Tesseract's French model, on as many threads as asked; nothing is fetched or written. */
export function createTesseractRecogniser(threads: number): TesseractRecogniser {
  // Whichever thread is free takes the next line; the queue is shared by all pages being read.
  const waiting: { take(worker: Worker): void; fail(error: unknown): void }[] = [];
  const free: Worker[] = [];
  const giveBack = (worker: Worker) => {
    const next = waiting.shift();
    if (next) next.take(worker);
    else free.push(worker);
  };
  const borrow = () =>
    new Promise<Worker>((take, fail) => {
      const worker = free.pop();
      if (worker) take(worker);
      else waiting.push({ take, fail });
    });
  const workers = Array.from({ length: threads }, startWorker);
  for (const worker of workers) {
    worker.then(giveBack, (error) => {
      for (const { fail } of waiting.splice(0)) fail(error);
    });
  }
  const readLine = async (line: GreyImage): Promise<RecognisedLine> => {
    const worker = await borrow();
    try {
      const first = await recognise(worker, line, PSM.SINGLE_LINE);
      if (!looksUnread(first, line)) return first;
      // Tesseract sometimes refuses to see a line where there is one; told to take the image whole, it reads it.
      const second = await recognise(worker, line, PSM.RAW_LINE);
      return worth(second) > worth(first) ? second : first;
    } finally {
      giveBack(worker);
    }
  };
  return {
    read: (lines) => Promise.all(lines.map(readLine)),
    close: async () => {
      for (const worker of workers) await (await worker).terminate();
    },
  };
}

async function startWorker(): Promise<Worker> {
  const worker = await createWorker('fra', OEM.LSTM_ONLY, {
    langPath: LANGUAGE_FOLDER,
    cacheMethod: 'none',
    gzip: true,
    // The promise already rejects; the default would also throw where nobody can catch it.
    errorHandler: () => {},
  });
  await worker.setParameters({ user_defined_dpi: '200' });
  return worker;
}

async function recognise(worker: Worker, line: GreyImage, mode: PSM): Promise<RecognisedLine> {
  const { data } = await worker.recognize(
    asPgm(line),
    // Any parameter of Tesseract may be set for one call; the types only know the library's own.
    { tessedit_pageseg_mode: mode } as object,
    { blocks: true, text: false },
  );
  const words = (data.blocks ?? [])
    .flatMap((b) => b.paragraphs)
    .flatMap((p) => p.lines)
    .flatMap((l) => l.words);
  return lineOf(words, line.width);
}

const worth = ({ text, confidence }: RecognisedLine) => text.length * confidence;

/** Far fewer signs than the width could hold, or signs it does not believe itself. */
const looksUnread = ({ text, confidence }: RecognisedLine, { width, height }: GreyImage) =>
  width > 3 * height && (text.length < (0.4 * width) / (0.4 * height) || confidence < 0.5);

/** The plainest of image formats: a header and the pixels. */
const asPgm = ({ width, height, data }: GreyImage) =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);

function lineOf(words: Word[], width: number): RecognisedLine {
  const sorted = words.filter((w) => w.text.trim() !== '').sort((a, b) => a.bbox.x0 - b.bbox.x0);
  const characters: RecognisedLine['characters'] = [];
  for (const word of sorted) {
    const previous = characters.at(-1);
    if (previous)
      characters.push({
        char: ' ',
        confidence: 1,
        from: previous.to,
        to: Math.max(previous.to, word.bbox.x0 / width),
      });
    characters.push(...lettersOf(word, width));
  }
  const weight = sorted.reduce((sum, w) => sum + w.text.length, 0);
  const sure = sorted.reduce((sum, w) => sum + (w.text.length * w.confidence) / 100, 0);
  return {
    text: sorted.map((w) => w.text).join(' '),
    confidence: weight === 0 ? 0 : sure / weight,
    characters,
    struck: [],
  };
}

/** Tesseract is sure of words rather than of letters: each letter carries its word's certainty. */
function lettersOf(
  { text, confidence, bbox, symbols }: Word,
  width: number,
): RecognisedLine['characters'] {
  const letters = [...text];
  const placed = symbols?.length === letters.length ? symbols.map((s) => s.bbox) : undefined;
  const step = (bbox.x1 - bbox.x0) / letters.length;
  return letters.map((char, i) => ({
    char,
    confidence: confidence / 100,
    from: (placed ? placed[i]!.x0 : bbox.x0 + i * step) / width,
    to: (placed ? placed[i]!.x1 : bbox.x0 + (i + 1) * step) / width,
  }));
}
