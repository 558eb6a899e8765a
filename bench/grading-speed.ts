import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Document, Packer, Paragraph } from 'docx';
import { loadRubrics } from '#adapters/graders/rubric-library.ts';
import { loadModeration } from '#adapters/moderation/load-moderation.ts';
import type { Grading } from '#application/ports.ts';
import { createReadingPool } from '#engines/reading/process/reading-pool.ts';
import { correctFile } from '../src/main/corriger/correct-file.ts';
import { noVerdicts } from '../src/main/corriger/file-verdicts.ts';
import { readCopy } from '../src/main/corriger/read-copy.ts';
import { paragraphsOf, wholeEssays } from './grading-essays.ts';

const TIMES = 5;

/** From the file on disk to the result, models already loaded. */
export async function timeCorrections(grading: Grading): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'grading-'));
  const [essay] = wholeEssays();
  const docx = join(folder, 'essay.docx');
  const children = paragraphsOf(essay!.text).map((text) => new Paragraph(text));
  writeFileSync(docx, await Packer.toBuffer(new Document({ sections: [{ children }] })));
  const pool = createReadingPool();
  const opened = {
    grading,
    rubrics: loadRubrics(),
    moderation: loadModeration(),
    verdicts: noVerdicts,
  };
  const request = { subject: 'philosophie', level: 'terminale', examType: 'bac' } as const;
  const time = async (...files: string[]) => {
    const startedAt = performance.now();
    const read = await readCopy(files, pool);
    if (!read.ok) throw new Error(`${files}: ${read.message}`);
    const middle = performance.now();
    await correctFile(read, { ...request, asked: essay!.asked }, opened);
    return { read: (middle - startedAt) / 1000, all: (performance.now() - startedAt) / 1000 };
  };
  await time(docx);
  const words = essay!.text.split(/\s+/).length;
  const lines = [await report(`DOCX essay of ${words} words`, () => time(docx))];
  const photos = ['manuscrit-seyes.jpg', 'manuscrit-carreaux.jpg'].map((name) =>
    fileURLToPath(new URL(`../samples/${name}`, import.meta.url)),
  );
  if (photos.every((photo) => existsSync(photo))) {
    lines.push(await report('Two handwritten pages', () => time(...photos)));
  }
  await pool.close();
  return lines;
}

async function report(
  name: string,
  run: () => Promise<{ read: number; all: number }>,
): Promise<string> {
  const times: { read: number; all: number }[] = [];
  for (let i = 0; i < TIMES; i++) times.push(await run());
  const median = (key: 'read' | 'all') =>
    times
      .map((t) => t[key])
      .sort((a, b) => a - b)
      [Math.floor(TIMES / 2)]!.toFixed(2);
  return `${name}: ${median('all')} s in all (median of ${TIMES}), of which reading ${median('read')} s.`;
}
