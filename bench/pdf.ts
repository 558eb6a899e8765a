import sharp from 'sharp';
import { correctionPdf } from '#adapters/pdf/correction-pdf.ts';
import { correctCopy } from '#application/correction/correct-copy.ts';
import { resultRecord } from '#application/correction/result-record.ts';
import { evidenceAt } from '#domain/correction/evidence.ts';
import { aStudiedCopy } from '../src/testing/a-studied-copy.ts';
import { correctionPorts } from '../src/testing/correction-ports.ts';

// npm run bench:pdf — a correction of five photographed pages and sixty remarks, printed five times.
const PAGES = 5;
const REMARKS = 60;
const TIMES = 5;

const copy = aStudiedCopy();
const correction = await correctCopy(copy, correctionPorts());
const record = resultRecord(correction, copy.rubric, copy.transcript, {
  ...{ warnings: [], pdfIsRaster: false },
});
const noise = { noise: { type: 'gaussian', mean: 200, sigma: 20 } } as const;
const picture = { width: 1414, height: 2000, channels: 3, background: '#eee', ...noise } as const;
const jpeg = await sharp({ create: picture }).jpeg({ quality: 78 }).toBuffer();
const photos = Array.from({ length: PAGES }, (_, i) => ({
  ...{ page: i + 1, width: 1414, height: 2000, lines: [], jpeg },
}));
const remarks = Array.from({ length: REMARKS }, (_, i) => ({
  ...({
    kind: 'fault',
    axis: 'orthographe',
    severity: 1,
    explanation: 'Ce mot prend un s.',
  } as const),
  hints: { question: '', clue: '', method: '', example: '' },
  correction: 'volontiers',
  evidence: [
    {
      ...evidenceAt({ start: i * 8, end: i * 8 + 6 }, copy.transcript),
      places: [
        { page: 1 + (i % PAGES), line: 1, box: { x: 150, y: 90 + i * 30, width: 90, height: 28 } },
      ],
    },
  ],
}));
const output = { ...record.output_json, remarks, pages_processed: PAGES };
for (let n = 1; n <= TIMES; n++) {
  const from = performance.now();
  const bytes = await correctionPdf({
    photos,
    result: {
      ...{ id: 'r', examId: 'e', subject: 'philosophie', level: 'terminale', examType: 'bac' },
      ...{ grade: record.grade, maxGrade: 20, feedback: record.feedback, modelUsed: 'lauréat' },
      ...{ corrections: record.corrections, output, text: copy.transcript.text, photos },
      ...{ contests: [], xp: null, createdAt: new Date() },
    },
  });
  const kilobytes = Math.round(bytes.length / 1000);
  console.log(`${n}: ${Math.round(performance.now() - from)} ms, ${kilobytes} kB`);
}
