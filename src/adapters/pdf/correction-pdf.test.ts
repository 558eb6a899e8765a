import { expect, test } from 'vitest';
import { correctCopy } from '#application/correction/correct-copy.ts';
import { resultRecord } from '#application/correction/result-record.ts';
import type { PrintedCorrection } from '#application/exam/export-pdf.ts';
import { createReader } from '#engines/reading/read-file.ts';
import { aStudiedCopy } from '#testing/a-studied-copy.ts';
import { correctionPorts } from '#testing/correction-ports.ts';
import { correctionPdf } from './correction-pdf.ts';

const copy = aStudiedCopy();
const record = resultRecord(
  await correctCopy(copy, correctionPorts()),
  copy.rubric,
  copy.transcript,
  { warnings: [], pdfIsRaster: false },
);
const printed = (change: Partial<PrintedCorrection['result']> = {}): PrintedCorrection => ({
  result: {
    ...{ id: 'r', examId: 'e', subject: 'francais', level: 'terminale', examType: 'bac' },
    ...{ grade: record.grade, maxGrade: 20, feedback: 'Une copie claire : continue !' },
    ...{ modelUsed: 'lauréat', createdAt: new Date('2026-11-15T10:00:00Z'), contests: [] },
    ...{ corrections: record.corrections, output: record.output_json, photos: [], xp: null },
    text: copy.transcript.text,
    ...change,
  },
  photos: [],
});

async function textOf(pdf: Uint8Array): Promise<string> {
  const reader = createReader(1);
  const read = await reader.read({ bytes: pdf });
  await reader.close();
  if (!read.ok) throw new Error(read.error.code);
  return read.value.reading.text;
}

test('the document is tagged, in French, and says what the screen says', async () => {
  const pdf = await correctionPdf(printed());
  const raw = Buffer.from(pdf).toString('latin1');
  for (const part of ['/StructTreeRoot', '/MarkInfo', '/Lang (fr-FR)', '/DisplayDocTitle true']) {
    expect(raw).toContain(part);
  }
  const text = await textOf(pdf);
  expect(text).toContain('Correction : Français');
  expect(text).toContain('Une copie claire : continue !');
  expect(text).toContain('Note indicative');
});

test('on paper too, a correction says what it does not judge', async () => {
  const output = { ...record.output_json, not_judged: ['truth' as const, 'layout' as const] };
  const text = await textOf(await correctionPdf(printed({ output })));
  expect(text).toMatch(/Ce qui n’a pas été jugé.*La vérité de ce que tu affirmes.*présentation/s);
});

test('[G3] whatever a copy says is text and nothing else', async () => {
  const words =
    ') Tj ET /OpenAction << /JS (app.alert) >> endstream endobj \\) <script> \u202egauche\u0007';
  const pdf = await correctionPdf(printed({ text: words, feedback: words }));
  const raw = Buffer.from(pdf).toString('latin1');
  expect(raw).not.toMatch(/\/OpenAction|\/JavaScript|\/JS\b|\/AA\b|\/Launch|\/URI/);
  expect(await textOf(pdf)).toContain('/OpenAction << /JS (app.alert) >>');
});

test('signs of other alphabets are printed, and what no face knows is shown as unknown', async () => {
  const text = await textOf(await correctionPdf(printed({ text: 'Soit α ≤ β → √2, œuvre ☃' })));
  expect(text).toContain('α ≤ β → √2');
  expect(text).toContain('œuvre \ufffd');
});
