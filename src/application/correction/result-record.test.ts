import { expect, test } from 'vitest';
import { aStudiedCopy } from '#testing/a-studied-copy.ts';
import { correctionPorts } from '#testing/correction-ports.ts';
import { correctCopy } from './correct-copy.ts';
import { lastJob } from './last-job.ts';
import { resultRecord } from './result-record.ts';

const copy = aStudiedCopy();
const correction = await correctCopy(copy, correctionPorts());
const record = resultRecord(correction, copy.rubric, copy.transcript, {
  warnings: [{ code: 'page-blurred', page: 2 }],
  pdfIsRaster: false,
});

test('the stored result has every key of the specification', () => {
  expect(Object.keys(record)).toEqual(
    expect.arrayContaining([
      'grade',
      'max_grade',
      'feedback',
      'corrections',
      'model_used',
      'output_json',
    ]),
  );
  expect(Object.keys(record.output_json)).toEqual(
    expect.arrayContaining([
      'anchor_band',
      'weighted_subscores',
      'subScores',
      'ameliorations',
      'mini_citations_copie',
      'citations_detectees',
      'caps_applied',
      'ocr_warnings',
      'text_source',
      'pdf_is_raster',
      'pages_processed',
      'ocr_confidence',
    ]),
  );
});

test('an essay is detailed criterion by criterion, and their points make 20', () => {
  const offered = record.corrections.reduce((sum, { maxPoints }) => sum + maxPoints, 0);
  expect(record.corrections).toHaveLength(5);
  expect(offered).toBe(20);
});

test('the weighted sub-scores add up to the grade before ceilings', () => {
  const total = Object.values(record.output_json.weighted_subscores).reduce(
    (s, v) => s + v.weighted,
    0,
  );
  expect(total).toBeCloseTo(correction.rawGrade, 0);
});

test('the last job keeps 300 characters of the text', () => {
  const job = lastJob(correction, copy.transcript, {
    examId: 'e1',
    examType: 'bac',
    finishedAt: new Date(0),
    durationMs: 900,
    pdfIsRaster: false,
  });
  expect(job.text_preview).toHaveLength(300);
  expect(job).toMatchObject({ final_grade: correction.grade, processing_time_ms: 900 });
});

test('what is expected is never the description of a weak copy, however low the criterion stands', () => {
  const low = structuredClone(correction);
  for (const score of Object.values(low.subScores)) score.placement = 0;
  const { corrections } = resultRecord(low, copy.rubric, copy.transcript, {
    warnings: [],
    pdfIsRaster: false,
  });
  const asked = Object.values(copy.rubric.criteria).map(({ bands }) => bands[2]);
  expect(corrections.map(({ correctAnswer }) => correctAnswer)).toEqual(asked);
});
