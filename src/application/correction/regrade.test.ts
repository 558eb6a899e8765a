import { expect, test } from 'vitest';
import { embeddedMarker } from '#adapters/graders/embedded/embedded-marker.ts';
import { loadAdvice } from '#adapters/graders/load-advice.ts';
import { evidenceAt } from '#domain/correction/evidence.ts';
import { aStudiedCopy } from '#testing/a-studied-copy.ts';
import { correctionPorts } from '#testing/correction-ports.ts';
import { correctCopy } from './correct-copy.ts';
import { markAlone } from './mark-alone.ts';
import { regraded, regradingOf } from './regrade.ts';
import { resultRecord } from './result-record.ts';

const advice = loadAdvice();
const ports = correctionPorts({ embedded: embeddedMarker(advice), advice });
const copy = aStudiedCopy();
const { rubric, transcript } = copy;
const correction = await correctCopy(copy, ports);
const record = resultRecord(correction, rubric, transcript, { warnings: [], pdfIsRaster: false });
const weakness = correction.remarks.find(({ kind }) => kind === 'weakness')!;
const before = await markAlone(copy, ports);

test('what is granted raises its criterion, and the grade never falls', async () => {
  const after = await markAlone(copy, ports, [weakness]);
  const better = regraded(record, regradingOf(before, after, 1), rubric);
  const key = weakness.criterion!;
  expect(better.output_json.subScores[key]).toBeGreaterThan(record.output_json.subScores[key]);
  expect(better.grade).toBeGreaterThanOrEqual(record.grade);
  expect(better.output_json.interval.low).toBeLessThanOrEqual(better.grade);
  expect(better.output_json.interval.high).toBeGreaterThanOrEqual(better.grade);
});

test('an exercise that counts for half moves the grade by half', async () => {
  const after = await markAlone(copy, ports, [weakness]);
  const whole = regradingOf(before, after, 1);
  expect(regradingOf(before, after, 0.5).grade).toBeCloseTo(whole.grade / 2);
});

test('granting what was never charged changes nothing', async () => {
  const praise = {
    ...weakness,
    kind: 'strength' as const,
    evidence: [evidenceAt({ start: 0, end: 9 }, transcript)],
  };
  const after = await markAlone(copy, ports, [praise]);
  expect(regraded(record, regradingOf(before, after, 1), rubric).grade).toBe(record.grade);
});
