import { readFile } from 'node:fs/promises';
import {
  buildTranscript,
  type ReadSource,
  type Transcript,
  transcriptOfText,
} from '#domain/correction/transcript.ts';
import { cleanText } from '#domain/exam/copy-reading.ts';
import type { ReadingWarning } from '#domain/exam/reading-warning.ts';
import type { ReadingPool } from '#engines/reading/process/reading-pool.ts';
import { refusalSentence } from '../lire/sentences.ts';

export type ReadCopy =
  | { ok: true; transcript: Transcript; warnings: ReadingWarning[]; pdfIsRaster: boolean }
  | { ok: false; message: string };

type Pool = Pick<ReadingPool, 'read'>;

/** Photos, PDF, Word files or plain text, in order, as the transcript of one copy. */
export async function readCopy(files: string[], pool: Pool): Promise<ReadCopy> {
  const [only] = files;
  if (only?.endsWith('.txt')) return readText(only);
  const sources: ReadSource[] = [];
  const warnings: ReadingWarning[] = [];
  for (const outcome of await Promise.all(files.map((file) => readOne(file, pool)))) {
    if (!outcome.ok) return outcome;
    sources.push(outcome.source);
    warnings.push(...outcome.warnings);
  }
  const words = sources.map(({ text }) => Math.max(1, text.length));
  const total = words.reduce((sum, n) => sum + n, 0);
  const confidence = sources.reduce((sum, s, i) => sum + (s.confidence * words[i]!) / total, 0);
  const guessed = sources.some(({ source }) => source === 'ocr');
  return {
    ok: true,
    transcript: buildTranscript({
      source: guessed ? 'ocr' : (sources[0]?.source ?? 'pasted'),
      text: sources.map(({ text }) => text).join('\n\n'),
      confidence,
      pages: sources.flatMap(({ pages }) => pages),
    }),
    warnings,
    pdfIsRaster: guessed && files.some((file) => file.toLowerCase().endsWith('.pdf')),
  };
}

async function readText(file: string): Promise<ReadCopy> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return { ok: false, message: 'Fichier introuvable' };
  const transcript = transcriptOfText(cleanText(text));
  return { ok: true, transcript, warnings: [], pdfIsRaster: false };
}

type ReadFile =
  | { ok: true; source: ReadSource; warnings: ReadingWarning[] }
  | { ok: false; message: string };

async function readOne(file: string, pool: Pool): Promise<ReadFile> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return { ok: false, message: 'Fichier introuvable' };
  const outcome = await pool.read({ bytes: new Uint8Array(bytes) });
  if (!outcome.ok) return { ok: false, message: refusalSentence(outcome.error) };
  const { mode, text, confidence, pages, warnings } = outcome.value.reading;
  const source = { source: mode, text, confidence, pages };
  return { ok: true, source, warnings };
}
