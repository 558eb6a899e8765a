import { expect, test } from 'vitest';
import { weeklyReport } from '#domain/progress/weekly-report.ts';
import { createReader } from '#engines/reading/read-file.ts';
import { aGradedCopy } from '#testing/a-graded-copy.ts';
import { weeklyReportPdf } from './weekly-report-pdf.ts';

test('the week is printed on one tagged page, in the figures of the screen', async () => {
  const copies = [
    aGradedCopy({ day: '2026-11-04', grade: 9, faults: { HOM_A: 6 } }),
    aGradedCopy({ day: '2026-11-10', grade: 12.5, faults: { HOM_A: 2 } }),
    aGradedCopy({ day: '2026-11-12', grade: 13.5, faults: {} }),
  ];
  const ledger = copies.map(({ examId, day }) => ({
    ...{ kind: 'correction' as const, source: examId, xp: 80, day },
  }));
  const report = weeklyReport({ monday: '2026-11-09', ledger, copies, badges: [] });
  const pdf = await weeklyReportPdf(report, new Date('2026-11-15T17:00:00Z'));
  expect(Buffer.from(pdf).toString('latin1')).toContain('/StructTreeRoot');

  const reader = createReader(1);
  const read = await reader.read({ bytes: pdf });
  await reader.close();
  if (!read.ok) throw new Error(read.error.code);
  const { text, pages } = read.value.reading;
  expect(pages).toHaveLength(1);
  for (const words of [
    'Moyenne : 13/20 (+4',
    '2 copies corrigées',
    '160 XP',
    'a / à : 6 → 2 → 0',
  ]) {
    expect(text).toContain(words);
  }
});
